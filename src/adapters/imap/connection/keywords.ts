/** Set on a mail that gave up: it stays where it is and no poll takes it again. */
export const failedKeyword = '$OrderIntakeFailed';

/**
 * Set on a mail that is done with and stays where it is: its copy lies in the processed folder and the server cannot remove the original safely, or the
 * mailbox leaves what is no order where it came in.
 */
export const processedKeyword = '$OrderProcessed';
