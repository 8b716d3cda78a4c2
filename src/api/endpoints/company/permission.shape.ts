import { allPermissions } from '../../../domain/company/permissions.ts';
import { choice, named } from '../../http/shapes.ts';

export const permissionShape = named(
  'Permission',
  'Permission that an endpoint requires (docs/reference/permissions.md)',
  choice(...allPermissions),
);
