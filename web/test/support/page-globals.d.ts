/**
 * What functions find that are sent into a page. Not the DOM's own types: beside Node's they contradict each other in the service's sources,
 * which these tests import.
 */
// biome-ignore lint/suspicious/noExplicitAny: a page's own object
type InPage = any;
declare const document: InPage;
declare const localStorage: InPage;
declare const location: InPage;
declare const navigator: InPage;
declare const axe: InPage;
declare const MutationObserver: InPage;
declare const history: InPage;
declare function getComputedStyle(element: unknown): InPage;
declare const DataTransfer: InPage;
declare const DragEvent: InPage;
declare function scrollTo(x: number, y: number): void;
declare function requestAnimationFrame(then: (at: number) => void): number;
declare function addEventListener(type: string, then: (event: InPage) => void): void;
declare const scrollY: number;
declare const innerHeight: number;
declare const innerWidth: number;
