import { useOversightWords } from '../../words/oversight-words.ts';

/** The whole of it, one entry a line: fetched with our header, for a link could not carry it. */
export const Download = ({ path, name }: { readonly path: string; readonly name: string }) => {
  const { audit } = useOversightWords();
  const download = async () => {
    const response = await fetch(path, { headers: { accept: 'application/x-ndjson', 'x-order-intake': '1' } });
    const url = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.ndjson` });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" className="button button-plain" onClick={() => void download()}>
      {audit.download}
    </button>
  );
};
