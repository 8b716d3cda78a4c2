export type ChildLimits = {
  readonly dataKb: number;
  readonly heapMb: number;
  readonly jobCpuSeconds: number;
  readonly jobs: number;
  readonly startCpuMs: number;
  readonly keptMb: number;
};

/** What reading a document may cost. What the limits of a child are worth, measured: docs/documents.md. */
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
  pdf: { pages: 200, textPages: 50, itemsPerPage: 20_000, scanCharacters: 40, inflated: 64 * 1024 * 1024 },
  ocr: { pages: 20, pagesAtOnce: 2 },
  picture: { pixels: 50_000_000, shortestSide: 250, pages: 200, pagePixels: 12_000_000 },
  xml: { bytes: 5 * 1024 * 1024, depth: 40, lines: 5_000, attachments: 20 },
  zip: { entries: 2_000, total: 64 * 1024 * 1024, entry: 48 * 1024 * 1024, ratio: 200, ratioAbove: 1024 * 1024 },
  /** files in an archive or a mail, one in another, and all that come of one */
  container: { files: 20, depth: 3, filesInAll: 40 },
  /** bytes of the text of a Word document */
  docx: { bytes: 16 * 1024 * 1024 },
  /** reference data to be imported */
  table: { rows: 120_000, columns: 50 },
  sheet: { rows: 5_000, columns: 200, sheets: 20, cellCharacters: 2_000 },
} as const;
