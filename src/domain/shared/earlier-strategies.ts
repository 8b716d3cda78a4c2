/** Table strategies by the names that layouts and prints of earlier events use, mapped to their current ids. */
export const earlierStrategies: Readonly<Record<string, string>> = {
  'tables beside each other': 'tables_beside',
  'under headers': 'under_headers',
  'under headers, prices are amounts': 'under_headers_prices_are_amounts',
  'side by side': 'side_by_side',
  'headers beside articles': 'headers_beside',
  'by arithmetic': 'by_arithmetic',
  'by type, prices': 'by_type_prices',
  'by type, amounts': 'by_type_amounts',
  'segments of EDI': 'edi_segments',
  'counted lines': 'counted_lines',
  'sums above': 'sums_above',
  'stacked cells': 'stacked_cells',
  'labelled rows': 'labelled_rows',
  'numbered blocks': 'numbered_blocks',
  'lists beside each other': 'lists_beside',
  'texts beside each other': 'texts_beside',
  'listed in columns': 'listed_in_columns',
  'listed in paragraphs': 'listed_in_paragraphs',
  'counted at ends': 'counted_at_ends',
  'told in sentences': 'told_in_sentences',
  'as confirmed': 'as_confirmed',
  'sizes apart': 'sizes_apart',
};

/** Ways that layouts of earlier events hold and that tables are not read by any more: such a layout is read as if nobody had confirmed a way. */
export const retiredStrategies: readonly string[] = [
  'edi_segments',
  'sums_above',
  'stacked_cells',
  'labelled_rows',
  'numbered_blocks',
  'lists_beside',
  'texts_beside',
  'counted_at_ends',
];

/** "under headers, way 2", "under headers, price 3": a strategy or a column of its own */
const numbered = /^under headers, (way|qty|price|name) (\d+|\*)$/;

/** A strategy whose name is unchanged, or unknown, stays as it is. */
export const strategyToday = (strategy: string): string => {
  const renamed = earlierStrategies[strategy];
  if (renamed !== undefined) return renamed;
  const [, kind, number] = numbered.exec(strategy) ?? [];
  return kind === undefined ? strategy : `under_headers_${kind === 'way' ? 'strategy' : kind}_${number}`;
};
