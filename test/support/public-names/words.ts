/** Settings, permissions and roles, types of webhooks, and the codes that are stored and answered. */

import { allPermissions, roles } from '../../../src/domain/company/permissions.ts';
import { announcementTypes } from '../../../src/domain/sales-order/order-announcements.ts';
import { reviewReasonCodes } from '../../../src/domain/sales-order/review-reasons.ts';
import { confidenceReasonCodes } from '../../../src/domain/shared/confidence-reasons.ts';
import { warningCodes } from '../../../src/domain/shared/warnings.ts';
import { Settings } from '../../../src/platform/config/settings.ts';

export const wordNames = {
  settings: Object.keys(Settings.props),
  permissions: allPermissions,
  roles,
  webhook_types: announcementTypes,
  review_codes: reviewReasonCodes,
  confidence_codes: confidenceReasonCodes,
  warning_codes: warningCodes,
} as const;
