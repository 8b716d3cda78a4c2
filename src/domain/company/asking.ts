/** Whether and how the company asks its customers about drafts. */
import type { CompanySettings } from './company.events.ts';

/** In days. A reminder of 0 days, or after the deadline, is none. */
export const askingDays = { deadline: { standard: 5, least: 1, most: 60 }, reminder: { standard: 2, least: 0, most: 59 } };

export const askingOf = ({
  askCustomers = false,
  askAutomatically = false,
  askDeadlineDays,
  askReminderDays,
}: CompanySettings) => ({
  isOn: askCustomers,
  /** without a person's click */
  isAutomatic: askCustomers && askAutomatically,
  deadlineDays: askDeadlineDays ?? askingDays.deadline.standard,
  reminderDays: askReminderDays ?? askingDays.reminder.standard,
});
