import { useCan, useMe } from '../../api/session.ts';
import { Card, Page } from '../../shell/page.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { ApiKeys } from './api-keys.tsx';
import { AutoApprovalCard } from './auto-approval-card.tsx';
import { Channels } from './channels.tsx';
import { CompanyCard } from './company-card.tsx';
import { LanguageModelCard } from './language-model-card.tsx';
import { OrderConfirmationCard } from './order-confirmation-card.tsx';
import { Webhooks } from './webhooks.tsx';

const SettingsPage = () => {
  const { settings } = useWords();
  const can = useCan();
  return (
    <Page title={settings.title}>
      <div className="stack">
        <CompanyCard />
        <OrderConfirmationCard />
        {can('auto_approval:read') ? <AutoApprovalCard /> : null}
        {can('keys:read') ? <ApiKeys /> : null}
        {can('channels:read') ? <LanguageModelCard /> : null}
        {can('channels:read') ? <Channels /> : null}
        {can('webhooks:read') ? <Webhooks /> : null}
        <SessionCard />
      </div>
    </Page>
  );
};

const SessionCard = () => {
  const { settings, shell } = useWords();
  const format = useFormat();
  const me = useMe();
  return (
    <Card title={settings.session}>
      <p>{shell.signedInAs(me.user.name ?? me.user.id)}</p>
      {me.session ? <p className="soft">{settings.sessionEnds(format.dateTime(me.session.ends_at))}</p> : null}
    </Card>
  );
};

export default SettingsPage;
