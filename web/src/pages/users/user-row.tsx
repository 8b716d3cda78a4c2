import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan, useMe } from '../../api/session.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { allRoles, endUser, giveRoles, inviteAgain, type User } from './users.queries.ts';

const tones: Readonly<Record<User['status'], Tone>> = { invited: 'info', active: 'good', ended: 'plain' };

type Props = { readonly user: User; readonly onInvited: (user: Schemas['InvitedUser']) => void };

export const UserRow = ({ user, onInvited }: Props) => {
  const { users, settings } = useWords();
  const format = useFormat();
  const me = useMe();
  const displayName = user.name ?? user.email;
  return (
    <li className="row">
      <div className="grow">
        <strong>
          <Foreign>{displayName}</Foreign>
        </strong>{' '}
        {user.id === me.user.id ? <Badge>{users.you}</Badge> : null}
        <p className="soft small">
          {user.name ? (
            <>
              <Foreign>{user.email}</Foreign> ·{' '}
            </>
          ) : null}
          {user.roles.map((role) => settings.roles[role]).join(', ')} · {users.lastSignIn}:{' '}
          {user.last_sign_in_at ? format.ago(user.last_sign_in_at) : users.never}
        </p>
      </div>
      {user.second_step ? <Badge icon="shield">{users.secondStep}</Badge> : null}
      <Badge tone={tones[user.status]}>{users.states[user.status]}</Badge>
      {user.status === 'ended' ? null : <Actions user={user} displayName={visible(displayName)} onInvited={onInvited} />}
    </li>
  );
};

const Actions = ({ user, displayName, onInvited }: Props & { readonly displayName: string }) => {
  const { users } = useWords();
  const can = useCan();
  const { complain } = useToast();
  const sentence = useSentence();
  const [open, setOpen] = useState<'roles' | 'end' | null>(null);
  const reinvite = useMutation({
    mutationFn: () => inviteAgain(user.id),
    onSuccess: onInvited,
    onError: (error) => complain(sentence(error)),
  });
  if (!can('users:write')) return null;
  const close = () => setOpen(null);
  return (
    <div className="row">
      {user.status === 'invited' ? (
        <Button busy={reinvite.isPending} aria-label={`${users.again}: ${displayName}`} onClick={() => reinvite.mutate()}>
          {users.again}
        </Button>
      ) : null}
      <Button aria-label={`${users.changeRoles}: ${displayName}`} onClick={() => setOpen('roles')}>
        {users.changeRoles}
      </Button>
      <Button look="danger" aria-label={`${users.end}: ${displayName}`} onClick={() => setOpen('end')}>
        {users.end}
      </Button>
      {open === 'roles' ? <RolesDialog user={user} displayName={displayName} onClose={close} /> : null}
      {open === 'end' ? <EndDialog user={user} displayName={displayName} onClose={close} /> : null}
    </div>
  );
};

type DialogProps = { readonly user: User; readonly displayName: string; readonly onClose: () => void };

const RolesDialog = ({ user, displayName, onClose }: DialogProps) => {
  const { users, common, settings } = useWords();
  const client = useQueryClient();
  const { say } = useToast();
  const currentRoles = Object.fromEntries(allRoles.map((role) => [role, user.roles.includes(role)])) as Record<string, boolean>;
  const [affected, setAffected] = useState<readonly Schemas['AffectedKey'][]>([]);
  const form = useForm(currentRoles, async (chosen) => {
    const { affected_keys } = await giveRoles(
      user.id,
      allRoles.filter((role) => chosen[role]),
    );
    say(users.rolesChanged);
    void client.invalidateQueries({ queryKey: keys.users.all });
    setAffected(affected_keys);
    if (affected_keys.length === 0) onClose();
  });
  if (affected.length > 0) return <AffectedKeys affected={affected} displayName={displayName} onClose={onClose} />;
  return (
    <Dialog title={users.rolesOf(displayName)} onClose={onClose}>
      <form className="stack" {...form.form}>
        {form.error ? <ProblemBox error={form.error} /> : null}
        {form.faultOf('roles') ? <p className="field-fault">{form.faultOf('roles')}</p> : null}
        {allRoles.map((role) => (
          <Check key={role} label={settings.roles[role]} {...form.check(role)} />
        ))}
        <div>
          <Button type="submit" look="primary" busy={form.busy}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

type AffectedProps = {
  readonly affected: readonly Schemas['AffectedKey'][];
  readonly displayName: string;
  readonly onClose: () => void;
};

/** No key may do more than its maker: the keys that follow the change. */
const AffectedKeys = ({ affected, displayName, onClose }: AffectedProps) => {
  const { users, common } = useWords();
  return (
    <Dialog title={users.keysAffected} onClose={onClose}>
      <div className="stack">
        <p>{users.keysAffectedSentence(displayName)}</p>
        <ul className="stack-tight">
          {affected.map(({ id, name, start }) => (
            <li key={id}>
              <Foreign>{name}</Foreign> <code>{start}…</code>
            </li>
          ))}
        </ul>
        <div>
          <Button look="primary" onClick={onClose}>
            {common.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const EndDialog = ({ user, displayName, onClose }: DialogProps) => {
  const { users, common } = useWords();
  const client = useQueryClient();
  const { say } = useToast();
  const end = useMutation({
    mutationFn: () => endUser(user.id),
    onSuccess: () => {
      say(users.ended);
      void client.invalidateQueries({ queryKey: keys.users.all });
      onClose();
    },
  });
  return (
    <Dialog title={users.endTitle(displayName)} onClose={onClose}>
      <div className="stack">
        <p>{users.endSentence}</p>
        {end.error ? <ProblemBox error={end.error} /> : null}
        <div className="row">
          <Button look="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {users.end}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
};
