import type { ReactNode } from 'react';

/** The only content of a page for visitors who are not signed in. */
export const EntryCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="sign-in" id="content">
    <div className="sign-in-card">
      <img src="/app/icon.svg" alt="" width="44" height="44" />
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);
