/**
 * Why a file, a page or a part of a mail was not read: one sentence for each code, with its facts in their places. German: web/src/words/de/reasons.ts.
 * Earlier events hold the sentence, so one is never reworded: it gets another code.
 */
import { type ModelFault, modelFaults } from './model-faults.ts';

/** A file as its first bytes and its size show it, and files that hold others. */
const ofFiles = {
  file_empty: 'The file is empty.',
  file_too_large: 'The file has {#size} MB; {#most} MB are allowed.',
  kind_not_read: 'The file is {is}, which cannot be read as an order.',
  kind_without_pages: 'The file is {is}, which has no pages to show.',
  no_table: 'The file is {is}; send CSV or XLSX.',
  password_protected: 'The {kind} is password-protected.',
  file_encrypted: 'The file is encrypted (S/MIME); it cannot be opened here.',
  file_damaged: 'The file is damaged and cannot be read.',
  file_expired: 'The uploaded file has expired before it was read. Upload it again.',
  signed_file_damaged: 'The signed file (S/MIME) is damaged and cannot be opened.',
  signature_of_another_file: 'A signature of another file.',
  nested_archive: 'An archive in an archive is not opened: send the documents themselves.',
  archive_damaged: 'The archive is damaged.',
  archive_empty: 'The archive holds no files.',
  archive_has_too_many_files: 'The archive holds {#files} files; {#most} are allowed.',
  inner_file_too_large: 'The file has more than {#most} MB.',
  inner_files_too_large: 'The files come to more than {#most} MB; the rest was left out.',
  inner_files_too_many: 'No more than {#most} files of it are read; the rest was left out.',
  files_too_many: 'No more than {#most} files of it are read.',
  files_too_deep: 'Files that lie more than {#most} files deep are not opened.',
  parts_of_mail_too_many: 'The mail has more than {#most} parts.',
  attachments_of_message_too_many: 'The message has more than {#most} attachments.',
  picture_in_the_text: 'A picture inside the text (logo).',
} as const;

/** What a reader says of what it was given. */
const ofReaders = {
  zip_damaged: 'The {kind} is damaged: its archive cannot be read.',
  zip_parts_too_many: 'The {kind} holds {#parts} parts; {#most} are allowed.',
  zip_64: 'The {kind} is a ZIP64 archive, which is only needed above 4 GB.',
  zip_too_large: 'The {kind} unpacks to {#size} MB; {#most} MB are allowed.',
  zip_part_too_large: 'A part of the {kind} unpacks to {#size} MB; {#most} MB are allowed.',
  zip_method_unknown: 'The {kind} is packed by a method that no office program uses.',
  zip_sizes_differ: 'The {kind} declares other sizes than it holds, as archive bombs do.',
  zip_ratio: 'A part of the {kind} unpacks to {#times} times its size, as archive bombs do; {#most} times are allowed.',
  zip_overlaps: 'Parts of the {kind} overlap, as archive bombs do.',
  pdf_damaged: 'The PDF is damaged and cannot be opened.',
  pdf_empty: 'The PDF has no pages.',
  pdf_has_too_many_pages: 'The PDF has {#pages} pages, more than the {#most} that are read.',
  pdf_parts_too_large: 'Parts of the PDF unpack to more than {#most} MB.',
  pdf_has_no_such_page: 'The PDF has no page {#page}.',
  pdf_page_without_size: 'Page {#page} of the PDF has no size.',
  pdf_page_too_thin: 'Page {#page} is too long and thin to be shown.',
  form_without_pages: 'Print the form to a PDF and send that.',
  picture_file_empty: 'The picture file holds no picture.',
  picture_has_too_many_pages: 'The picture has {#pages} pages, more than the {#most} that are read.',
  picture_too_large: 'The picture has {#size} megapixels; {#most} are allowed.',
  picture_too_small: 'The picture is only {#width} × {#height} pixels, too small for a document.',
  heic_damaged: 'The HEIC picture is damaged or of a kind that cannot be read.',
  workbook_damaged: 'The workbook is damaged and cannot be opened.',
  workbook_empty: 'The workbook holds no visible values.',
  csv_empty: 'The CSV file holds no values.',
  table_empty: 'The file holds no rows.',
  table_too_long: 'The table has more than {#most} rows.',
  word_declares_type: 'The document has a document type declaration, which no word processor writes and attacks use.',
  word_too_deep: 'The document nests its elements more than {#most} deep, which no word processor does.',
  word_text_too_large: 'The text of the document has more than {#most} MB.',
  word_empty: 'The document holds no text. Pictures in a Word document are not read: send them by themselves.',
  web_page_empty: 'The page holds no text.',
  message_empty: 'The message has no words of its own.',
  xml_too_large: 'The XML file has {#size} MB; {#most} MB are allowed.',
  xml_declares_type: 'The XML file has a document type declaration, which no order has and attacks use.',
  xml_without_root: 'The XML file is damaged: it has no root element.',
  xml_malformed: 'The XML file is damaged: it is not well-formed.',
  xml_too_deep: 'The XML file nests its elements more than {#most} deep, which no order does.',
  xml_is_no_order: 'The XML file is neither an order nor an invoice of a known kind (UN/CEFACT CII, UBL, cXML, openTRANS).',
  /** said before openTRANS was read */
  xml_of_unknown_kind: 'The XML file is neither an order nor an invoice of a known kind (UN/CEFACT CII, UBL, cXML).',
  /** said before cXML was read */
  xml_of_unknown_kind_then: 'The XML file is neither an order nor an invoice of a known kind (UN/CEFACT CII, UBL).',
  cxml_no_order: 'The cXML message is no order ({kind}); of cXML only an OrderRequest is read.',
  cxml_type_unknown: 'The cXML order is of type "{type}", which is not supported: only new and changed orders are read.',
  edi_too_large: 'The EDI file has {#size} MB; {#most} MB are allowed.',
  edi_malformed:
    'The EDI file is damaged: a separator is in the wrong place behind segment {#segment}. Ask the sender to send it again.',
  edi_separators: 'The EDI file declares separators that it does not use ({separators}). Ask the sender to send it again.',
  edi_header_damaged:
    'The EDI file is damaged: its first segment ({segment}) does not have its fixed length. Ask the sender to send it again.',
  edi_ends_early: 'The EDI file is cut off: {segment} is missing. Ask the sender to send it again.',
  edi_out_of_place: 'The EDI file is damaged: the segment {segment} is outside of a message. Ask the sender to send it again.',
  edi_has_too_many_messages: 'The EDI file holds more than {#most} messages. Ask the sender to send them in several files.',
  edi_no_order: 'The EDI file holds no order but {kind}; ORDERS, ORDCHG (EDIFACT), 850 and 860 (X12) are read.',
  bmecat_no_order: 'The BMEcat file is a catalogue and no order. Ask the sender for an openTRANS order, or for a table.',
  memory_short: 'Reading the file needs more memory than a document may use.',
  took_too_long: '{doing} took more than {#seconds} seconds of computing time and was stopped.',
  needed_too_much: '{doing} needed more memory than a document may use, or broke the reader, and was stopped.',
  no_text: 'No text could be read. {why}',
  no_text_on_pages: 'No text could be read on any of the {#pages} pages. {why}',
  nothing_found: 'No order or other known document was found in the file.',
} as const;

/** Parts of a mail that were left alone. */
const ofParts = {
  link_elsewhere: 'a link to a file elsewhere, not a file; it is not followed',
  mail_fragment: 'a fragment of a mail sent in pieces',
  part_delivery_report: 'a delivery report',
  part_report: 'a delivery report or read receipt',
  part_encrypted: 'encrypted; it cannot be opened here',
  part_sealed: 'encrypted or signed; it cannot be opened here',
  part_archive: 'an archive; send the documents themselves',
  part_sound: 'sound or film',
  part_signature: 'a signature or a public key',
  /** said before keys were left alone as well */
  part_signature_alone: 'a signature',
  part_calendar: 'a calendar entry',
  part_contact: 'a contact card',
  part_macintosh: 'the half of a file that only a Macintosh reads',
  part_dmarc_report: 'a DMARC report',
  part_not_read: 'not a document of a kind that is read',
  part_of_type_not_read: 'not a document of a kind that is read ({type})',
  part_empty: 'empty',
  part_too_large: 'larger than {#most} MB',
  part_of_unknown_encoding: 'written in an encoding that is not read ({encoding})',
  part_not_given_out: 'the server did not give it out',
  part_foreign_object: 'an object of another program, not a file',
  picture_too_small_for_text: 'a picture of less than {#least} KB (logo)',
  picture_in_text: 'a picture inside the text (logo)',
  picture_without_order: 'a picture that is all the mail says; no order was found in it',
  text_too_long: 'a text that is too long, or one of too many',
  message_not_opened: 'an attached message the server does not open',
  forwarded_too_often: 'a message forwarded more than {#most} times over',
  mail_has_too_many_parts: 'the mail has more than {#most} parts; the rest was not looked at',
  mail_has_too_many_attachments: 'the mail has more than {#most} attachments',
  parts_left_as_well: 'left alone as well',
  parts_read_at_most: 'left out: {#most} parts of a mail are read at most',
  parts_damaged_too_many: 'left out: too many parts of this mail were damaged',
  package_not_opened: 'an Outlook package (winmail.dat) that cannot be opened: {why}',
  package_is_none: 'it does not begin like one',
  package_ends_early: 'it ends too soon',
  package_has_too_many_files: 'it holds more than {#most} files',
  package_has_too_many_attributes: 'it has more than {#most} attributes',
  package_unordered: 'there is something between its attributes',
  package_checksum_wrong: 'a checksum does not agree',
  package_has_too_many_properties: 'it claims {#count} properties in one list',
  package_property_unknown: 'it holds a property of the unknown type {#type}',
} as const;

type ModelSentences = { readonly [fault in ModelFault as `model_${fault}`]: (typeof modelFaults)[fault] };
const ofModels = Object.fromEntries(
  Object.entries(modelFaults).map(([fault, sentence]) => [`model_${fault}`, sentence]),
) as ModelSentences;

export const unreadSentences = {
  ...ofFiles,
  ...ofReaders,
  ...ofParts,
  ...ofModels,
  /** which file it is, and why */
  of_file: '{file}: {why}',
  /** how many more there are, where not all are told */
  and_more: 'and {#count} more',
  /** a sentence of an event from before there were codes, of which no code can be told */
  other: '{text}',
} as const;

/** What a file is called in its sentence; kept as `pdf`. */
export const kindWords: Readonly<Record<string, string>> = { pdf: 'PDF' };

/** What was being done when it was stopped; kept as `reading_file`. */
export const doingWords = {
  reading_file: 'Reading the file',
  reading_page: 'Reading it',
  reading_message: 'Reading the message',
  reading_table: 'Reading the table',
  showing_page: 'Showing the page',
  opening_file: 'Opening the file',
  extracting_order: 'Extracting the order',
} as const;
