import type { MailAttachment, SkippedPart } from '../../../domain/email/email.events.ts';
import type { Downloaded, DownloadRequest, DownloadResult } from '../../../domain/email/mail-access.port.ts';
import { because, type Reason } from '../../../domain/reasons/reasons.ts';
import type { Unpacked } from './unpack.ts';

/** What became of each request, gathered while the answers come in any order. */
export type DownloadResults = {
  readonly attachment: (uid: number, part: string) => MailAttachment | undefined;
  /** the server knew the mail */
  readonly answered: (uid: number) => void;
  readonly isAnswered: (uid: number) => boolean;
  /** it was there and is no longer: what came of it counts for nothing */
  readonly vanished: (uid: number) => void;
  readonly take: (uid: number, file: Downloaded) => void;
  readonly takeUnpacked: (uid: number, attachment: MailAttachment, unpacked: Unpacked) => void;
  readonly refuse: (uid: number, attachment: MailAttachment, reason: Reason) => void;
  readonly fail: (uid: number, reason: Reason) => void;
  /** What was taken of these mails may be believed: the command that brought it ended well. */
  readonly confirmed: (uids: readonly number[]) => void;
  /** Of the confirmed mails whose every wanted part has come to an end. */
  readonly completed: () => readonly DownloadResult[];
  readonly unanswered: () => readonly number[];
  /** One for each request, in their order; `present` are the unanswered ones that still exist. */
  readonly results: (present: ReadonlySet<number>) => readonly DownloadResult[];
};

type Outcome = {
  confirmed: boolean;
  done: Set<string>;
  files: Downloaded[];
  refused: (SkippedPart & { part: string })[];
  failed: Reason | null;
  answered: boolean;
};

export function downloadResults(requests: readonly DownloadRequest[]): DownloadResults {
  const requested = new Map(
    requests.map(({ uid, attachments }) => [uid, new Map(attachments.map((attachment) => [attachment.part, attachment]))]),
  );
  const outcomes = new Map<number, Outcome>();
  const of = (uid: number): Outcome => {
    const outcome = outcomes.get(uid) ?? {
      confirmed: false,
      done: new Set(),
      files: [],
      refused: [],
      failed: null,
      answered: false,
    };
    outcomes.set(uid, outcome);
    return outcome;
  };
  for (const { uid, attachments } of requests) of(uid).answered = attachments.length === 0;

  const resultOf = (uid: number, present: ReadonlySet<number>): DownloadResult => {
    const { files, refused, failed, answered } = of(uid);
    if (failed !== null) return { uid, failed: 'internal', reason: failed };
    // files are finished in any order
    const order = [...(requested.get(uid)?.keys() ?? [])];
    const position = ({ part }: Downloaded) => order.indexOf(part.replace(/\/.*$/, ''));
    const inOrder = files.toSorted((a, b) => position(a) - position(b));
    if (answered) return { uid, files: inOrder, refused };
    return present.has(uid)
      ? { uid, failed: 'internal', reason: because.attachments_not_given_out() }
      : { uid, failed: 'gone', reason: because.mail_not_in_folder() };
  };

  return {
    attachment: (uid, part) => requested.get(uid)?.get(part),
    answered: (uid) => {
      of(uid).answered = true;
    },
    isAnswered: (uid) => of(uid).answered,
    vanished: (uid) => {
      of(uid).answered = false;
    },
    take: (uid, file) => {
      of(uid).files.push(file);
      of(uid).done.add(file.part);
    },
    takeUnpacked: (uid, { part }, { files, refused }) => {
      of(uid).files.push(...files);
      of(uid).done.add(part);
      of(uid).refused.push(...refused.map((refusal) => ({ part, ...refusal })));
    },
    refuse: (uid, { part, name }, reason) => {
      of(uid).refused.push({ part, name, reason, mayBeDocument: true });
      of(uid).done.add(part);
    },
    fail: (uid, reason) => {
      of(uid).failed = reason;
    },
    confirmed: (uids) => {
      for (const uid of uids) of(uid).confirmed = true;
    },
    completed: () =>
      requests.flatMap(({ uid, attachments }) =>
        of(uid).failed !== null || (of(uid).confirmed && attachments.every(({ part }) => of(uid).done.has(part)))
          ? [resultOf(uid, new Set())]
          : [],
      ),
    unanswered: () => requests.map(({ uid }) => uid).filter((uid) => !of(uid).answered),
    results: (present) => requests.map(({ uid }) => resultOf(uid, present)),
  };
}
