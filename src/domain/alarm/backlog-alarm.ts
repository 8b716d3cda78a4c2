/** How many mails and other jobs of a company that wait are too many: told above the first, over below the second (docs/explanation/mail.md). */
export const backlogAlarm = { above: 50, below: 40 } as const;
