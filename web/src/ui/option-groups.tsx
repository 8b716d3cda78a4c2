/** A field over a list in groups, which is always open: the arrows choose, Enter takes (ARIA combobox with a listbox). */
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { visible } from './visible.ts';

export type Option = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | null;
  readonly icon: IconName;
  /** its answer to what is typed may be an older one: it is not taken before `settled` */
  readonly isAnswer?: boolean;
};
export type OptionGroup<O extends Option> = { readonly id: string; readonly name: string; readonly options: readonly O[] };

type Props<O extends Option> = {
  readonly label: string;
  readonly listLabel: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly OptionGroup<O>[];
  /** the groups are those of the text */
  readonly settled: boolean;
  readonly onTake: (option: O) => void;
  readonly describedBy: string;
};

/** Which option Enter takes: the one come to by arrows or pointer, else the first. */
const useActive = <O extends Option>({ text, groups, settled, onTake }: Props<O>) => {
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<string | null>(null);
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === chosen),
  );
  const active = options[index];
  // a person who types fast presses Enter before the answer is there: it takes what that brings
  const [waits, setWaits] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another choice
  useEffect(() => {
    setChosen(null);
    setWaits(false);
  }, [text]);
  useEffect(() => {
    if (!waits || !settled) return;
    setWaits(false);
    if (active) onTake(active);
  }, [waits, settled, active, onTake]);
  return {
    active,
    choose: setChosen,
    step: (by: 1 | -1) => setChosen(options[(index + by + options.length) % options.length]?.id ?? null),
    take: () => (active && (settled || !active.isAnswer) ? onTake(active) : setWaits(true)),
  };
};

export const OptionGroups = <O extends Option>(props: Props<O>) => {
  const { label, listLabel, placeholder, text, onText, groups, onTake, describedBy } = props;
  const list = useId();
  const { active, choose, step, take } = useActive(props);
  const domId = (id: string) => `${list}${id}`;
  const activeDomId = active && domId(active.id);
  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' });
  }, [activeDomId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const does = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: take }[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does();
  };
  return (
    <div className="options">
      <input
        type="text"
        className="input"
        role="combobox"
        aria-label={label}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active && list}
        aria-activedescendant={activeDomId}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {active ? (
        <div id={list} role="listbox" aria-label={listLabel} className="options-list">
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={domId(group.id)}>
              <div id={domId(group.id)} role="presentation" className="options-group small soft">
                {group.name}
              </div>
              {group.options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are of the field, which keeps the focus
                <div
                  key={option.id}
                  id={domId(option.id)}
                  role="option"
                  aria-selected={option === active}
                  className="options-option"
                  onPointerMove={() => choose(option.id)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onTake(option)}
                >
                  <Icon name={option.icon} />
                  <bdi className="options-name">{visible(option.name)}</bdi>
                  {option.detail ? <bdi className="soft small">{visible(option.detail)}</bdi> : null}
                </div>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
};
