/** To whom a new draft is assigned: the first rule whose conditions all hold. */
import { compare, decimal, parseDecimal } from '@order-intake/kernel';
import type { MailLanguage } from '../catalog/customer-language.ts';

/** Absent conditions hold for every draft. */
export type AssignmentRule = {
  readonly id: string;
  /** subject of the assignee */
  readonly assignee: string;
  readonly customerId?: string;
  readonly mailboxId?: string;
  /** in which the customer is written to */
  readonly language?: string;
  /** least total of the order, in whole units of the company's currency */
  readonly minTotal?: number;
};

export type AssignmentFacts = {
  readonly customerId: string | null;
  /** that the order's mail came to; none: it came another way */
  readonly mailboxIds: readonly string[];
  readonly language: MailLanguage;
  /** in the company's currency; null: unknown, or in another */
  readonly total: string | null;
};

const reaches = (total: string | null, least: number): boolean => {
  const value = total === null ? null : parseDecimal(total);
  return value !== null && compare(value, decimal(least)) >= 0;
};

const holds = ({ customerId, mailboxId, language, minTotal }: AssignmentRule, facts: AssignmentFacts): boolean =>
  (customerId === undefined || customerId === facts.customerId) &&
  (mailboxId === undefined || facts.mailboxIds.includes(mailboxId)) &&
  (language === undefined || language === facts.language) &&
  (minTotal === undefined || reaches(facts.total, minTotal));

/** @param mayWork whether a subject can be assigned work: rules for people who left are skipped */
export const ruleFor = (
  rules: readonly AssignmentRule[],
  facts: AssignmentFacts,
  mayWork: (subject: string) => boolean,
): AssignmentRule | null => rules.find((rule) => mayWork(rule.assignee) && holds(rule, facts)) ?? null;
