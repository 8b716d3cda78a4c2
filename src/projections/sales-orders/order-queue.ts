/** What orders that wait can be sorted by: expressions of their columns that are never null. */

/** `of`: the alias of the table with a dot. */
export const queueOrder = (of: string) => ({
  confidence: `coalesce(${of}ai_confidence, 100)`,
  /** whatever the currency; a credit, and what is no number, as 0 */
  total: `case when ${of}total ~ '^[0-9]{1,15}([.][0-9]{1,10})?$' then ${of}total::numeric else 0 end`,
  po_number: `left(lower(coalesce(${of}po_number, '')), 100)`,
  /** ISO; none comes after all others */
  delivery_date: `left(coalesce(nullif(${of}delivery_date, ''), '9999'), 10)`,
  assignee: `coalesce(${of}assignee, '')`,
});
