/** Settings, permissions and roles, types of webhooks, and the codes that are stored and answered. */
import { confidenceReasonCodes, warningCodes } from '@order-intake/order-extraction/document';
import { allPermissions, roles } from '../../../src/domain/company/permissions.ts';
import { reasonCodes } from '../../../src/domain/reasons/reasons.ts';
import { announcementTypes } from '../../../src/domain/sales-order/order-announcements.ts';
import { reviewReasonCodes } from '../../../src/domain/sales-order/review-reasons.ts';
import { Settings } from '../../../src/platform/config/settings.ts';

export const wordNames = {
  settings: Object.keys(Settings.props),
  permissions: allPermissions,
  roles,
  webhook_types: announcementTypes,
  review_codes: reviewReasonCodes,
  confidence_codes: confidenceReasonCodes,
  warning_codes: warningCodes,
  reason_codes: reasonCodes,
} as const;
