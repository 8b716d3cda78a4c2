import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Check } from '../ui/field.tsx';
import { singleKeys } from '../ui/use-keys.ts';
import { gridWords } from '../words/grid-words.ts';
import { keyNames } from '../words/key-names.ts';
import { paletteWords } from '../words/palette-words.ts';
import { useSpoken, useWords } from '../words/use-words.tsx';

type Keys = readonly (readonly [keys: readonly string[], does: string])[];

const Group = ({ title, keys }: { readonly title: string; readonly keys: Keys }) => {
  const { language } = useSpoken();
  return (
    <section className="shortcuts-group">
      <h3>{title}</h3>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{keyNames(language, name)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What the keys do, and the switch for single letters. */
export const Shortcuts = ({ onClose }: { readonly onClose: () => void }) => {
  const { shell, review } = useWords();
  const { language } = useSpoken();
  const { help: grid } = gridWords[language];
  const { shortcuts } = shell;
  const { help } = review;
  const [single, setSingle] = useState(singleKeys.on);
  return (
    <Dialog title={shortcuts.title} onClose={onClose} wide isRead>
      <div className="shortcuts">
        <Group
          title={shortcuts.review}
          keys={[
            [['Tab', 'Shift+Tab'], help.everyField],
            [['Enter'], help.nextUnsure],
            [['Shift+Enter'], help.previousUnsure],
            [['Alt+1', '… 9'], help.candidate],
            [['Alt+N'], help.addLine],
            [['Alt+Del'], help.removeLine],
            [['Ctrl+Enter'], help.approveNext],
            [['Alt+R', 'Ctrl+Backspace'], help.rejectReason],
            [['[', ']'], help.pages],
            [['Alt+P'], help.fromPage],
            [['j', 'k'], help.nextDraft],
          ]}
        />
        <Group
          title={grid.title}
          keys={[
            [['←', '→', '↑', '↓'], grid.move],
            [['Shift+↓', 'Ctrl+A'], grid.extend],
            [['Enter'], grid.down],
            [['F2'], grid.edit],
            [['Esc'], grid.takeBack],
            [['Ctrl+D'], grid.fill],
            [['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], grid.clipboard],
            [['Ctrl+Z', 'Ctrl+Y'], grid.undo],
            [['Alt+Ins'], grid.insert],
            [['Alt+Enter'], grid.details],
            [['Alt+C'], grid.record],
          ]}
        />
        <Group
          title={shortcuts.lists}
          keys={[
            [['j'], shortcuts.down],
            [['k'], shortcuts.up],
            [['Enter'], shortcuts.openRow],
            [['/'], shortcuts.searchField],
          ]}
        />
        <Group
          title={shortcuts.everywhere}
          keys={[
            [['Ctrl+K'], paletteWords[language].help],
            [['?'], shortcuts.help],
          ]}
        />
      </div>
      <Check
        label={shell.singleKeys}
        checked={single}
        onChange={({ target }) => {
          singleKeys.set(target.checked);
          setSingle(target.checked);
        }}
      />
    </Dialog>
  );
};
