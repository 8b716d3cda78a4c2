/** How many queued mails of a company are too many: told above the first, over below the second (docs/mail.md). */
export const backlogAlarm = { above: 50, below: 40 } as const;
