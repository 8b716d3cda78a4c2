/** How far something has come; null: it goes on, nobody knows for how long. */
export const Progress = ({ label, share }: { readonly label: string; readonly share: number | null }) => (
  <div className="progress">
    <span className="small" aria-hidden="true">
      {label}
    </span>
    <progress aria-label={label} max={1} {...(share === null ? {} : { value: share })} />
  </div>
);
