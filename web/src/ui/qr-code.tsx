import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** modules of white around it, as readers want (ISO/IEC 18004, 6.3.8) */
const quiet = 4;

/** A QR code drawn here: nobody else learns what is in it. Black on white in every theme, as cameras read it best. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const rows = Array.from({ length: code.size }, (_, y) =>
      Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(''),
    );
    return { size: code.size + 2 * quiet, path: rows.join('') };
  }, [text]);
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
