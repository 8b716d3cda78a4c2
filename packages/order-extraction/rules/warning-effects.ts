import type { ConfidenceReason } from '../document/confidence-reasons.ts';
import type { Warning, WarningCode } from '../document/warnings.ts';

/** Something of the document is beyond the limits of reading: the rest of the order may stand there. */
const truncated: ConfidenceReason = { code: 'truncated', effect: -12 };
/** A file says that it holds something else than it does: nobody knows what is missing. */
const partsMissing: ConfidenceReason = { code: 'truncated', effect: -40 };
/** A page that is there and within the limits was lost: it may hold half of the order. */
const pagesNotRead: ConfidenceReason = { code: 'pages_not_read', effect: -15 };
const hiddenText: ConfidenceReason = { code: 'hidden_text', effect: -15 };
/** An article is wanted in several sizes and was read as one line: nobody can pick it. */
const sizesSummed: ConfidenceReason = { code: 'sizes_summed', effect: -46 };
/** Two orders whose numbers were cut alike become one. */
const numberIncomplete: ConfidenceReason = { code: 'po_number_incomplete', effect: -46 };
/** Names may hold other letters than were sent. */
const encodingUncertain: ConfidenceReason = { code: 'encoding_uncertain', effect: -20 };
/** Letters with marks are lost or taken for others, which no reading of numbers shows. */
const lettersMissing: ConfidenceReason = { code: 'scan_language_missing', effect: -46 };
/** One of two days is wrong, and nothing tells which. */
const datesReversed: ConfidenceReason = { code: 'date_uncertain', effect: -20 };
/** Worth a sentence to the person who looks, and no reason to doubt what was read. */
const told = null;
/** Its doubt is measured otherwise and has a reason of its own where it is found. */
const weighedElsewhere = null;

/** What each warning takes from the confidence of a document, in percentage points. */
const effects: { readonly [code in WarningCode]: ConfidenceReason | null } = {
  name_mismatch: told,
  declared_type_mismatch: told,
  pages_cut: truncated,
  page_text_cut: truncated,
  scans_cut: truncated,
  rows_cut: truncated,
  sheets_cut: truncated,
  sheet_cut: truncated,
  data_cut: truncated,
  edi_cut: truncated,
  edi_count_differs: partsMissing,
  edi_reference_differs: partsMissing,
  edi_change_in_part: told,
  edi_message_left_out: told,
  layout_cut: truncated,
  page_stopped: pagesNotRead,
  page_refused: pagesNotRead,
  page_not_rendered: pagesNotRead,
  scans_out_of_time: pagesNotRead,
  hidden_text: hiddenText,
  struck_out: told,
  sheet_hidden: told,
  rows_hidden: told,
  formulas_without_value: told,
  attachment_not_read: told,
  document_left_out: told,
  several_delivery_dates: told,
  delivery_before_order: datesReversed,
  sizes_summed: sizesSummed,
  po_number_incomplete: numberIncomplete,
  encoding_uncertain: encodingUncertain,
  scan_language_missing: lettersMissing,
  files_differ: weighedElsewhere,
  data_differs: weighedElsewhere,
  model_not_used: told,
  rules_not_used: weighedElsewhere,
  order_of_the_model: weighedElsewhere,
  model_rows_differ: weighedElsewhere,
  model_type_differs: weighedElsewhere,
  model_not_grounded: weighedElsewhere,
  unclassified: told,
};

/** Each reason once, however many warnings give it. */
export const reasonsOf = (warnings: readonly Warning[]): readonly ConfidenceReason[] => [
  ...new Set(warnings.flatMap(({ code }) => effects[code] ?? [])),
];
