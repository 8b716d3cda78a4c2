/**
 * Lets several programs run at once and their output still read as if one had followed the other: the first that is
 * open is written through, what the others say is held until it ends.
 * @param {(chunk: string | Buffer) => void} write
 */
export function orderedOutput(write = (chunk) => process.stdout.write(chunk)) {
  const channels = [];
  return {
    open() {
      const channel = { held: [], ended: false };
      channels.push(channel);
      return {
        write(chunk) {
          if (channels[0] === channel) write(chunk);
          else channel.held.push(chunk);
        },
        end() {
          channel.ended = true;
          while (channels[0]?.ended) {
            channels.shift();
            for (const chunk of channels[0]?.held.splice(0) ?? []) write(chunk);
          }
        },
      };
    },
  };
}
