/**
 * The commands of docs/how-to/run-on-plain-linux.md in their order, each block with the heading above it.
 * @returns {{ heading: string, script: string }[]}
 */
export function pageBlocks(page) {
  let heading = '';
  return [...page.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, title, script]) => {
    heading = title ?? heading;
    return script === undefined ? [] : [{ heading, script }];
  });
}
