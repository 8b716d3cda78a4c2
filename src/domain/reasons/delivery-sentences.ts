/** Why a message did not leave, may not have arrived, or is not wanted. `said`: the words of the other side. */
export const deliverySentences = {
  ended_while_sending: 'the service stopped while sending: it may or may not have arrived',
  // what nobody wants
  nobody_named: 'nobody is named to be told',
  no_administrators: 'no administrators are named (admin_emails, ADMIN_EMAIL)',
  mailbox_removed: 'the mailbox was removed',
  forward_to_watched_mailbox: 'the address belongs to a mailbox that this installation watches: enter another one',
  no_sender: 'no mailbox is left to send from',
  user_joined: 'the user has joined meanwhile, or was ended',
  no_public_url: 'PUBLIC_URL is not set: nobody knows where a link would lead',
  kind_not_sent: 'messages of the kind {kind} are not sent any more',
  endpoint_removed: 'the endpoint was removed',
  type_not_wanted: 'the endpoint does not want to hear of this any more',
  order_over: 'the order does not stand any more',
  approved_anew: 'the order was approved again: the confirmation of that approval takes its place',
  confirmed_before: 'a confirmation that says the same was sent before',
  asking_switched_off: 'questions without a click were switched off',
  questions_over: 'the questions were answered, or the order was decided',
  code_over: 'the code was entered, replaced or is no longer valid',
  mail_of_order_unknown: 'the mail of the order is not known any more',
  mail_of_order_automatic: 'the order came in an automatic mail, which is not answered',
  no_address: 'no address of the customer is known',
  own_address: 'the address is one of our own',
  address_not_covered: "neither the customer's record nor an authenticated sender covers the address",

  // mail servers
  unconfirmed: 'the connection ended before the server confirmed the mail',
  smtp_application_refused: 'the server refused the application ({said}): {why}',
  smtp_login_refused: 'the server refused the login ({said})',
  smtp_no_password_login: 'the server takes no password login on this connection',
  smtp_not_trusted: 'no trusted connection to the server ({failure})',
  smtp_no_encryption: 'the server offers no encryption (STARTTLS) on this port',
  smtp_mail_refused_because: 'the server refused the mail ({said}): {why}',
  smtp_mail_refused: 'the server refused the mail ({said})',
  smtp_silent: 'the server did not answer in time',
  smtp_no_connection_by: 'no connection to a mail server ({failure})',
  smtp_no_connection: 'no connection to a mail server',
  not_one_address: '"{address}" is not one e-mail address',
  no_recipient: 'the mail has no recipient',
  not_composed: 'the mail could not be put together ({said})',

  // Microsoft Graph
  graph_needs_application: 'only a Microsoft 365 application sends with Microsoft Graph: set send_via to smtp',
  graph_unconfirmed: 'the connection to Microsoft Graph ended before it confirmed the mail',
  graph_no_connection: 'no connection to Microsoft Graph ({failure})',
  graph_unsure: 'Microsoft Graph answers {#status}: it may or may not have taken the mail',
  graph_no_mailbox: 'Microsoft Graph knows no mailbox with this address: check it, and that it has a licence ({failure})',
  graph_not_reached:
    'the mailbox is inactive, deleted or on a server of your own, where Microsoft Graph does not reach: send by SMTP ({failure})',
  graph_address_refused: 'the application may not send under this address: enter the primary address of the mailbox ({failure})',
  graph_token_refused:
    'Microsoft Graph refuses the token: check that MICROSOFT_GRAPH_URL and MICROSOFT_LOGIN_URL are of the same cloud ({failure})',
  graph_policy_excludes:
    'the application may not send from this mailbox: an access policy in Exchange Online excludes it ({failure})',
  graph_consent_missing:
    'the application may not send mail: grant it the application permission Mail.Send (Microsoft Graph) and admin consent in Microsoft Entra ({failure})',
  graph_mail_refused_saying: 'Microsoft Graph refuses the mail: {said} ({failure})',
  graph_mail_refused: 'Microsoft Graph refuses the mail ({failure})',

  // other systems
  wants_nothing: 'it answers 410: it wants nothing any more',
  wanted_nothing: 'it answered 410: it wants nothing any more',
  paused_by_person: 'paused by a person',
  took_nothing: 'it did not take a message for three days',
  redirects: 'it answers {#status}: redirects are not followed',
  answers: 'it answers {#status}',
  connection_failed: 'the connection failed: {failure}',
  no_answer_in: 'no answer within {#seconds} s',
  url_wrong: 'is not an address such as https://erp.example.com/orders',
  url_not_https: 'must begin with https://, so that nobody reads along',
  url_with_password: 'must not hold a name or a password',

  // chat
  no_chat_answer_in: 'no answer within {#ms} ms',
  connection_broke: 'the connection broke',
  worker_ended: 'the worker ended between sending and its record',
  answered_without_id: 'answered {#status} without the id of a message',
  pieces_would_go: '{#gone} of {#total} pieces would be removed. Look whether the records are there, then sync with force.',

  // by which way, where there are several
  by_way: '{way}: {why}',
} as const;
