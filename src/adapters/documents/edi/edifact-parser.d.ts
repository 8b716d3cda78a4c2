/** The part of the package edifact that is used here; it has no types of its own. */
declare module 'edifact' {
  export class Parser {
    /** @param level which letters may occur; the delimiters come from the UNA segment of what is written */
    encoding(level: 'UNOY'): void;
    onopensegment: (tag: string) => void;
    onelement: () => void;
    oncomponent: (value: string) => void;
    /** throws where a delimiter is in the wrong place */
    write(text: string): void;
    /** throws where the last segment has no end */
    end(): void;
  }
}
