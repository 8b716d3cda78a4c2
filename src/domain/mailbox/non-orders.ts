/** What a mailbox does with mail that is no order. */
export const nonOrderActions = ['processed_folder', 'own_folder', 'forward', 'leave'] as const;
/**
 * `processed_folder`: moved there like any other. `own_folder`: moved to a folder of its own. `forward`: sent on to an address, then moved. `leave`:
 * stays where it is, marked so that it is not fetched again.
 */
export type NonOrderAction = (typeof nonOrderActions)[number];

export type NonOrderSettings = {
  readonly nonOrders?: NonOrderAction;
  /** where `own_folder` moves it, and `forward` too where it is set; absent or null: the processed folder */
  readonly nonOrdersFolder?: string | null;
  /** the address of `forward` */
  readonly nonOrdersForwardTo?: string | null;
};

export type NonOrderPlan =
  | { readonly action: 'move'; readonly folder: string }
  | { readonly action: 'forward'; readonly to: string; readonly folder: string }
  | { readonly action: 'leave' };

/** What is to be done with such a mail. Settings that contradict themselves move it to the processed folder. */
export const nonOrderPlan = ({
  nonOrders = 'processed_folder',
  nonOrdersFolder,
  nonOrdersForwardTo,
  processedFolder,
}: NonOrderSettings & { readonly processedFolder: string }): NonOrderPlan => {
  const targetFolder = nonOrdersFolder || processedFolder;
  switch (nonOrders) {
    case 'leave':
      return { action: 'leave' };
    case 'own_folder':
      return { action: 'move', folder: targetFolder };
    case 'forward':
      return nonOrdersForwardTo
        ? { action: 'forward', to: nonOrdersForwardTo, folder: targetFolder }
        : { action: 'move', folder: processedFolder };
    case 'processed_folder':
      return { action: 'move', folder: processedFolder };
  }
};
