export type ChildLimits = {
  readonly dataKb: number;
  readonly heapMb: number;
  readonly jobCpuSeconds: number;
  readonly jobs: number;
  readonly startCpuMs: number;
  readonly keptMb: number;
};

/** What reading a document may cost. docs/reference/file-types.md lists the limits that users meet. */
export const limits = {
  /** bytes */
  file: 20 * 1024 * 1024,
  child: {
    /** kilobytes of RLIMIT_DATA: private memory, the part that V8's own heap limit does not count */
    dataKb: 1_000_000,
    /** megabytes of V8 heap */
    heapMb: 384,
    /** seconds of CPU a job may have; a child gets twice that and is replaced once half is used */
    jobCpuSeconds: 60,
    /** jobs after which a child is replaced, so that a slow leak never matters: a document is two. Starting one costs as much as 70 documents */
    jobs: 1_000,
    /** milliseconds of processor time in which a new child must have said that it is ready: it takes half a second, and a busy machine minutes for that */
    startCpuMs: 15_000,
    /** megabytes above which a child is replaced after its job */
    keptMb: 600,
  },
  /** the engine's own memory: two sets of languages, a page of 12 megapixels and what is made of it */
  ocrChild: { dataKb: 1_500_000, heapMb: 384, jobCpuSeconds: 240, jobs: 100, startCpuMs: 30_000, keptMb: 1_000 },
  /** the second engine's: its networks, without the memory arena of its runtime, and a page of 12 megapixels */
  secondChild: { dataKb: 1_500_000, heapMb: 384, jobCpuSeconds: 240, jobs: 100, startCpuMs: 30_000, keptMb: 1_000 },
  /** milliseconds of processor time: a busy machine takes longer over the same document, and reads it all the same */
  cpu: {
    read: 15_000,
    table: 60_000,
    render: 10_000,
    ocrPage: 40_000,
    ocrDocument: 120_000,
    /** the second engine's, beside those: it takes nothing from the first */
    secondPage: 40_000,
    secondDocument: 120_000,
    rules: 30_000,
  },
  pdf: {
    pages: 200,
    textPages: 50,
    itemsPerPage: 20_000,
    /** words of the whole document: what the parent must parse at once stays a few megabytes */
    words: 50_000,
    scanCharacters: 40,
    /** what its packed parts unpack to, how many of them are looked at, and how often one may be packed: programs pack once */
    inflated: 64 * 1024 * 1024,
    streams: 20_000,
    levels: 3,
    /** painted areas of a page that may hide text below them */
    areas: 3_000,
    /** letters of a page whose words are traced to what is painted over them: each is an object of its own */
    traced: 200_000,
    /** words below them that are compared with what OCR sees */
    hidden: 300,
    /** of a form that is filled in: fields of a page, of which a hundred rows have a thousand, and letters of one */
    fields: 4_000,
    letters: 4_000,
    /** pictures of a page that are waited for, and rectangles of one path: a grid of a thousand cells has as many */
    pictures: 100,
    rectangles: 2_000,
    /** glyphs looked through for a word where the library left some out, and characters beside a soft hyphen by which it is found */
    glyphs: 3_000,
    context: 8,
  },
  ocr: { pages: 20, pagesAtOnce: 2 },
  picture: { pixels: 50_000_000, shortestSide: 200, pages: 200, pagePixels: 12_000_000 },
  /** an interchange of EDIFACT or X12: messages of one file, each of which may be an order */
  edi: { bytes: 5 * 1024 * 1024, messages: 100, lines: 5_000 },
  xml: { bytes: 5 * 1024 * 1024, depth: 40, lines: 5_000, attachments: 20 },
  zip: { entries: 2_000, total: 64 * 1024 * 1024, entry: 48 * 1024 * 1024, ratio: 200, ratioAbove: 4 * 1024 * 1024 },
  /** files in an archive or a mail; how deep they are opened: jobs/shared/unpack-files.ts */
  container: { files: 20 },
  /** a mail or message as a file: its parts, the messages in one another of one that Outlook saved, and characters of its words */
  message: { parts: 500, attachments: 200, depth: 3, words: 1_000_000 },
  /** a signed file: elements in one another */
  cms: { depth: 40 },
  /** a Word document: bytes of its text, elements in one another, headers and footers that are read */
  docx: { bytes: 16 * 1024 * 1024, depth: 500, heads: 6 },
  /** words of a message: characters of either form, elements in one another, blocks, columns and rows that a cell spans, struck lines that are told, lines that its writer wrote */
  text: { plain: 1_000_000, html: 2_000_000, depth: 1_000, blocks: 20_000, span: 50, rows: 200, struck: 20, lines: 400 },
  /** text that is laid out as pages: what is on a page and in all, columns of a table, and letters of a word */
  layout: { linesOnPage: 500, wordsOnPage: 3_500, lines: 5_000, words: 50_000, letters: 1_000_000, columns: 60, word: 200 },
  /** reference data to be imported */
  table: { rows: 120_000, columns: 50 },
  /**
   * `characters` of all cells together: more than the rows and columns that are read hold in any order. `merges`: merged cells, and `mergedRows` of one: more
   * are a frame around a form. `depth`: elements in one another that are looked at for what is struck out.
   */
  sheet: {
    rows: 5_000,
    columns: 200,
    sheets: 20,
    cells: 50_000,
    characters: 8_000_000,
    cellCharacters: 2_000,
    merges: 5_000,
    mergedRows: 200,
    depth: 100,
  },
} as const;
