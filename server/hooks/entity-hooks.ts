import type { Callers } from '../access/callers.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import type { Invite } from '../session/invitations.ts';
import type { Storage } from '../uploads/storage.ts';
import type { BesideName, EntityName, Rules } from '../collections/hooks.ts';
import { advertiserHooks } from './people/advertiser.ts';
import {
  advertiserBalanceHooks,
  advertiserMovementHooks,
  affiliateBalanceHooks,
  affiliateMovementHooks,
} from './money/balance.ts';
import { advertiserAssignmentHooks } from './people/advertiser-assignment.ts';
import { affiliateAssignmentHooks } from './people/affiliate-assignment.ts';
import { apiTokenHooks } from './people/api-token.ts';
import { campaignHooks } from './catalogue/campaign.ts';
import { capHooks } from './traffic/cap.ts';
import { conversionHooks } from './traffic/conversion.ts';
import { creativeHooks } from './catalogue/creative.ts';
import { currencyHooks } from './money/currency.ts';
import { currencyRateHooks } from './money/currency-rate.ts';
import { customerSyncHooks } from './integrations/customer-sync.ts';
import { dashboardHooks } from './workspace/dashboard.ts';
import { domainHooks } from './catalogue/domain.ts';
import { generalSettingsHooks } from './workspace/general-settings.ts';
import { geoHooks } from './catalogue/geo.ts';
import { holdConfigHooks } from './traffic/hold-config.ts';
import { imageHooks } from './catalogue/image.ts';
import { integrationHooks } from './integrations/integration.ts';
import {
  integrationGoalHooks,
  integrationParameterHooks,
  integrationStatusHooks,
  templateGoalHooks,
  templateStatusHooks,
} from './integrations/integration-rows.ts';
import { integrationTemplateHooks } from './integrations/integration-template.ts';
import { advertiserInvoiceHooks, affiliateInvoiceHooks } from './money/invoice.ts';
import { invoiceScheduleHooks } from './money/invoice-schedule.ts';
import { landerApiItemHooks } from './catalogue/lander-api-item.ts';
import { landingHooks } from './catalogue/landing.ts';
import { metricHooks } from './workspace/metric.ts';
import { noteHooks } from './workspace/note.ts';
import { notificationChannelHooks, notificationHooks } from './workspace/notification.ts';
import { offerHooks } from './catalogue/offer.ts';
import { ownHooks, presetHooks } from './own.ts';
import { paymentModelHooks } from './money/payment-model.ts';
import { paymentRuleHooks } from './money/payment-rule.ts';
import { permissionHooks } from './people/permission.ts';
import { platformHooks } from './integrations/platform.ts';
import { postbackHooks } from './traffic/postback.ts';
import { prepaymentHooks } from './money/prepayment.ts';
import { roleHooks } from './people/role.ts';
import { scheduledChangeHooks } from './workspace/scheduled-change.ts';
import { targetingHooks } from './traffic/targeting.ts';
import { taskCommentHooks, taskHooks } from './workspace/task.ts';
import { teamHooks } from './people/team.ts';
import { userHooks } from './people/user.ts';
import { verticalHooks } from './catalogue/vertical.ts';
import { accountDetailHooks } from './money/account-detail.ts';
import { widgetHooks } from './workspace/widget.ts';
import { withdrawalMethodHooks } from './money/withdrawal-method.ts';

/** What the entities' rules need besides the database. */
export interface HookParts {
  /** Hosts that a network may use as its API domain. */
  apiDomains: readonly string[];
  /** URL of the installation. */
  url: string;
  callers: Callers;
  storage: Storage;
  notices: Pick<Notices, 'tell' | 'tellAt'>;
  /** Emails new people a link for their password. */
  invite: Invite;
}

/** The entities that have rules of their own. */
export const entityHooks = ({ apiDomains, url, callers, storage, notices, invite }: HookParts) =>
  ({
    advertiser: advertiserHooks(url),
    advertiserBalance: advertiserBalanceHooks,
    affiliateBalance: affiliateBalanceHooks,
    affiliateMovement: affiliateMovementHooks,
    advertiserMovement: advertiserMovementHooks,
    advertiserInvoice: advertiserInvoiceHooks(),
    affiliateInvoice: affiliateInvoiceHooks(),
    invoiceSchedule: invoiceScheduleHooks,
    advertiserAssignment: advertiserAssignmentHooks,
    affiliateAssignment: affiliateAssignmentHooks,
    apiToken: apiTokenHooks(callers),
    campaign: campaignHooks(url),
    cap: capHooks,
    holdConfig: holdConfigHooks,
    conversion: conversionHooks,
    creative: creativeHooks(storage),
    currency: currencyHooks,
    currencyRate: currencyRateHooks,
    customerSync: customerSyncHooks,
    dashboard: dashboardHooks,
    domain: domainHooks(url),
    generalSettings: generalSettingsHooks(apiDomains, url),
    geo: geoHooks,
    image: imageHooks(storage),
    integration: integrationHooks(url),
    integrationGoalMapping: integrationGoalHooks,
    integrationParameter: integrationParameterHooks,
    integrationStatusMapping: integrationStatusHooks,
    integrationTemplate: integrationTemplateHooks(url),
    integrationTemplateGoalMapping: templateGoalHooks,
    integrationTemplateStatusMapping: templateStatusHooks,
    landerApiItem: landerApiItemHooks(url),
    landing: landingHooks(url),
    metric: metricHooks,
    note: noteHooks,
    notification: notificationHooks,
    notificationChannelIntegration: notificationChannelHooks,
    offer: offerHooks(url),
    paymentModel: paymentModelHooks,
    paymentRule: paymentRuleHooks,
    permission: permissionHooks,
    platform: platformHooks,
    postback: postbackHooks,
    preference: ownHooks,
    prepayment: prepaymentHooks,
    preset: presetHooks,
    role: roleHooks(callers),
    scheduledChange: scheduledChangeHooks,
    targeting: targetingHooks,
    task: taskHooks(notices),
    taskComment: taskCommentHooks(notices),
    team: teamHooks(callers, notices),
    user: userHooks(callers, notices, invite),
    vertical: verticalHooks(url),
    accountDetail: accountDetailHooks,
    widget: widgetHooks,
    withdrawalMethod: withdrawalMethodHooks(notices),
  }) satisfies { [E in EntityName]?: Rules<E, BesideName<E>> };
