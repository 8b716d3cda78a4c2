/** Which questions go to the customer, to which address and in which language, with the mail as it will be sent. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { keepOrder, type Order, versioned } from '../../api/orders.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, Select, TextArea } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { questionWords } from '../../words/question-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

type Askable = Schemas['CustomerQuestions'];
type Language = Askable['language'];
type Props = { readonly order: Order; readonly onClose: () => void };

export const AskDialog = ({ order, onClose }: Props) => {
  const words = questionWords[useSpoken().language];
  const path = { path: { id: order.id } };
  const { data, error } = useQuery({
    queryKey: [...keys.orders.one(order.id), 'questions'],
    queryFn: ({ signal }) => ask(api.GET('/sales/sales-orders/{id}/questions/', { params: path, signal })),
    staleTime: 0,
  });
  if (data && data.data.refused === null) return <AskForm order={order} askable={data.data} onClose={onClose} />;
  return (
    <Dialog
      title={words.title(order.reference)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.cancel}</Button>}
      isRead
    >
      {error ? (
        <ProblemBox error={error} />
      ) : data?.data.refused ? (
        <p>{words.refused[data.data.refused]}</p>
      ) : (
        <Loading rows={3} />
      )}
    </Dialog>
  );
};

const Preview = ({ body }: { readonly body: Schemas['CustomerQuestionPreview'] | undefined }) => {
  const words = questionWords[useSpoken().language];
  if (!body) return <Loading rows={4} />;
  return (
    <>
      {body.subject === null ? null : <Field label={words.subject} readOnly lang={body.language} value={body.subject} />}
      {body.template === null ? null : <p className="soft">{words.template(body.template)}</p>}
      <TextArea label={words.preview} readOnly rows={14} lang={body.language} value={body.text} />
    </>
  );
};

/** An order that came by chat is asked about there. */
const usualRecipient = ({ recipients, contacts, came_by_chat: cameByChat }: Askable): string => {
  const [address, contact] = [recipients[0], contacts[0]?.id];
  return (cameByChat ? (contact ?? address) : (address ?? contact)) ?? '';
};

const AskForm = ({ order, askable, onClose }: Props & { readonly askable: Askable }) => {
  const words = questionWords[useSpoken().language];
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [chosen, setChosen] = useState<readonly string[]>(askable.questions.map(({ name }) => name));
  const [recipient, setRecipient] = useState(usualRecipient(askable));
  const contact = askable.contacts.find(({ id }) => id === recipient);
  const [language, setLanguage] = useState<Language>(askable.language);
  const to = contact ? { contact: contact.id } : { recipient };
  const target = { params: { path: { id: order.id } }, body: { questions: [...chosen], language, ...to } };
  const preview = useQuery({
    queryKey: [...keys.orders.one(order.id), 'questions', chosen, recipient, language],
    queryFn: () => ask(api.POST('/sales/sales-orders/{id}/questions/preview/', target)),
    enabled: chosen.length > 0,
    placeholderData: (before) => before,
  });
  const send = useMutation({
    mutationFn: async () => versioned(await ask(api.POST('/sales/sales-orders/{id}/questions/', target))),
    onSuccess: (fresh) => {
      keepOrder(client, fresh);
      say(words.sent(contact ? words.inChat(contact.name) : recipient));
      onClose();
    },
    onError: (error) => complain(sentence(error)),
  });
  const toggle = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((chosenName) => chosenName !== name) : [...before, name]));
  return (
    <Dialog
      wide
      title={words.title(order.reference)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" busy={send.isPending} disabled={chosen.length === 0} onClick={() => send.mutate()}>
            {words.send}
          </Button>
        </>
      }
    >
      <fieldset className="stack">
        <legend>{words.questions}</legend>
        {askable.questions.map(({ name, code, line, article }) => (
          <Check
            key={name}
            label={line === null ? words.codes[code] : `${words.line(line)}: ${words.codes[code]}`}
            {...(article === null ? {} : { hint: article })}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
      <Select
        label={words.recipient}
        value={recipient}
        options={[
          ...askable.recipients.map((address) => ({ value: address, label: address })),
          ...askable.contacts.map(({ id, name }) => ({ value: id, label: words.inChat(visible(name)) })),
        ]}
        onChange={(event) => setRecipient(event.target.value)}
      />
      <Select
        label={words.language}
        value={language}
        options={askable.languages.map((language) => ({ value: language, label: words.languages[language] }))}
        onChange={(event) => setLanguage(event.target.value as Language)}
      />
      {preview.error ? <ProblemBox error={preview.error} /> : <Preview body={preview.data?.data} />}
    </Dialog>
  );
};
