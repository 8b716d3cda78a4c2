import { allPermissions } from '../../../domain/company/permissions.ts';
import { choice, named } from '../../http/shapes.ts';

export const permissionShape = named(
  'Permission',
  'What an endpoint needs (docs/reference/permissions.md)',
  choice(...allPermissions),
);
