import type { Words } from '../en.ts';

export const problems: Words['problems'] = {
  unreachable: 'Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da.',
  precondition_failed: 'Jemand anders hat das inzwischen geändert. Sehen Sie es noch einmal an und versuchen Sie es dann wieder.',
  session_ended: 'Die Sitzung ist beendet. Melden Sie sich wieder an.',
  unauthorized: 'Die Sitzung ist beendet. Melden Sie sich wieder an.',
  forbidden: 'Das gehört nicht zu Ihrer Rolle.',
  too_many_requests: 'Das war viel auf einmal. Versuchen Sie es gleich wieder.',
  module_taken: 'Für diesen Bereich gibt es schon ein Postfach. Ändern Sie jenes oder wählen Sie einen anderen Bereich.',
  unavailable: 'Der Dienst startet oder repariert sich gerade. Versuchen Sie es gleich wieder.',
};
