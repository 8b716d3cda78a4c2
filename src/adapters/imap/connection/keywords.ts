/** Set on a mail that gave up: it stays where it is and no poll takes it again. */
export const failedKeyword = '$OrderIntakeFailed';

/** Set on a mail whose copy lies in the processed folder when the server cannot remove the original safely. */
export const processedKeyword = '$OrderProcessed';
