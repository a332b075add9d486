// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { getBackgroundWorkMock } from './backgroundWork.ts';
import { getEventsMock } from './events.ts';
import { getExportsMock } from './exports.ts';
import { getFinanceMock } from './finance.ts';
import { getJobsMock } from './jobs.ts';
import { getNetworkMock } from './network.ts';
import { getPeopleMock } from './people.ts';
import { getProfileMock } from './profile.ts';
import { getReferenceDataMock } from './referenceData.ts';
import { getReferencesMock } from './references.ts';
import { getRegistrationMock } from './registration.ts';
import { getSearchMock } from './search.ts';
import { getSessionMock } from './session.ts';
import { getStatisticsMock } from './statistics.ts';
import { getTrafficMock } from './traffic.ts';
import { getTwoFactorAuthenticationMock } from './twoFactorAuthentication.ts';
import { getAccountDetailMock } from './accountDetail.ts';
import { getAccountFieldMock } from './accountField.ts';
import { getAdvertiserMock } from './advertiser.ts';
import { getAdvertiserAssignmentMock } from './advertiserAssignment.ts';
import { getAdvertiserBalanceMock } from './advertiserBalance.ts';
import { getAdvertiserInvoiceMock } from './advertiserInvoice.ts';
import { getAdvertiserInvoiceLineMock } from './advertiserInvoiceLine.ts';
import { getAdvertiserMovementMock } from './advertiserMovement.ts';
import { getAffiliateAssignmentMock } from './affiliateAssignment.ts';
import { getAffiliateBalanceMock } from './affiliateBalance.ts';
import { getAffiliateInvoiceMock } from './affiliateInvoice.ts';
import { getAffiliateInvoiceLineMock } from './affiliateInvoiceLine.ts';
import { getAffiliateMovementMock } from './affiliateMovement.ts';
import { getApiTokenMock } from './apiToken.ts';
import { getCampaignMock } from './campaign.ts';
import { getCapMock } from './cap.ts';
import { getCategoryMock } from './category.ts';
import { getClickMock } from './click.ts';
import { getClickChangeMock } from './clickChange.ts';
import { getContactViewMock } from './contactView.ts';
import { getConversionMock } from './conversion.ts';
import { getCreativeMock } from './creative.ts';
import { getCurrencyMock } from './currency.ts';
import { getCurrencyRateMock } from './currencyRate.ts';
import { getCustomerMock } from './customer.ts';
import { getCustomerSyncMock } from './customerSync.ts';
import { getDashboardMock } from './dashboard.ts';
import { getDomainMock } from './domain.ts';
import { getErasureMock } from './erasure.ts';
import { getGeneralSettingsMock } from './generalSettings.ts';
import { getGeoMock } from './geo.ts';
import { getGoalMock } from './goal.ts';
import { getHoldConfigMock } from './holdConfig.ts';
import { getImageMock } from './image.ts';
import { getIntegrationMock } from './integration.ts';
import { getIntegrationGoalMappingMock } from './integrationGoalMapping.ts';
import { getIntegrationParameterMock } from './integrationParameter.ts';
import { getIntegrationStatusMappingMock } from './integrationStatusMapping.ts';
import { getIntegrationTemplateMock } from './integrationTemplate.ts';
import { getIntegrationTemplateGoalMappingMock } from './integrationTemplateGoalMapping.ts';
import { getIntegrationTemplateParameterMock } from './integrationTemplateParameter.ts';
import { getIntegrationTemplateStatusMappingMock } from './integrationTemplateStatusMapping.ts';
import { getInvoiceScheduleMock } from './invoiceSchedule.ts';
import { getLanderApiItemMock } from './landerApiItem.ts';
import { getLandingMock } from './landing.ts';
import { getLeadMock } from './lead.ts';
import { getLeadAttemptMock } from './leadAttempt.ts';
import { getLeadChangeMock } from './leadChange.ts';
import { getLeadGradeMock } from './leadGrade.ts';
import { getLoginRecordMock } from './loginRecord.ts';
import { getMetricMock } from './metric.ts';
import { getNoteMock } from './note.ts';
import { getNotificationMock } from './notification.ts';
import { getNotificationChannelIntegrationMock } from './notificationChannelIntegration.ts';
import { getOfferMock } from './offer.ts';
import { getPaymentMethodMock } from './paymentMethod.ts';
import { getPaymentModelMock } from './paymentModel.ts';
import { getPaymentRuleMock } from './paymentRule.ts';
import { getPermissionMock } from './permission.ts';
import { getPlatformMock } from './platform.ts';
import { getPostbackMock } from './postback.ts';
import { getPostbackLogMock } from './postbackLog.ts';
import { getPreferenceMock } from './preference.ts';
import { getPrepaymentMock } from './prepayment.ts';
import { getPresetMock } from './preset.ts';
import { getReconciliationMock } from './reconciliation.ts';
import { getReconciliationRowMock } from './reconciliationRow.ts';
import { getRoleMock } from './role.ts';
import { getScheduledChangeMock } from './scheduledChange.ts';
import { getTagMock } from './tag.ts';
import { getTargetingMock } from './targeting.ts';
import { getTaskMock } from './task.ts';
import { getTaskCommentMock } from './taskComment.ts';
import { getTeamMock } from './team.ts';
import { getTrafficSourceMock } from './trafficSource.ts';
import { getUserMock } from './user.ts';
import { getVerticalMock } from './vertical.ts';
import { getWidgetMock } from './widget.ts';
import { getWithdrawalMethodMock } from './withdrawalMethod.ts';

/** Handlers of every call, each answering with the contract's example. */
export const handlers = () => [
  ...getBackgroundWorkMock(),
  ...getEventsMock(),
  ...getExportsMock(),
  ...getFinanceMock(),
  ...getJobsMock(),
  ...getNetworkMock(),
  ...getPeopleMock(),
  ...getProfileMock(),
  ...getReferenceDataMock(),
  ...getReferencesMock(),
  ...getRegistrationMock(),
  ...getSearchMock(),
  ...getSessionMock(),
  ...getStatisticsMock(),
  ...getTrafficMock(),
  ...getTwoFactorAuthenticationMock(),
  ...getAccountDetailMock(),
  ...getAccountFieldMock(),
  ...getAdvertiserMock(),
  ...getAdvertiserAssignmentMock(),
  ...getAdvertiserBalanceMock(),
  ...getAdvertiserInvoiceMock(),
  ...getAdvertiserInvoiceLineMock(),
  ...getAdvertiserMovementMock(),
  ...getAffiliateAssignmentMock(),
  ...getAffiliateBalanceMock(),
  ...getAffiliateInvoiceMock(),
  ...getAffiliateInvoiceLineMock(),
  ...getAffiliateMovementMock(),
  ...getApiTokenMock(),
  ...getCampaignMock(),
  ...getCapMock(),
  ...getCategoryMock(),
  ...getClickMock(),
  ...getClickChangeMock(),
  ...getContactViewMock(),
  ...getConversionMock(),
  ...getCreativeMock(),
  ...getCurrencyMock(),
  ...getCurrencyRateMock(),
  ...getCustomerMock(),
  ...getCustomerSyncMock(),
  ...getDashboardMock(),
  ...getDomainMock(),
  ...getErasureMock(),
  ...getGeneralSettingsMock(),
  ...getGeoMock(),
  ...getGoalMock(),
  ...getHoldConfigMock(),
  ...getImageMock(),
  ...getIntegrationMock(),
  ...getIntegrationGoalMappingMock(),
  ...getIntegrationParameterMock(),
  ...getIntegrationStatusMappingMock(),
  ...getIntegrationTemplateMock(),
  ...getIntegrationTemplateGoalMappingMock(),
  ...getIntegrationTemplateParameterMock(),
  ...getIntegrationTemplateStatusMappingMock(),
  ...getInvoiceScheduleMock(),
  ...getLanderApiItemMock(),
  ...getLandingMock(),
  ...getLeadMock(),
  ...getLeadAttemptMock(),
  ...getLeadChangeMock(),
  ...getLeadGradeMock(),
  ...getLoginRecordMock(),
  ...getMetricMock(),
  ...getNoteMock(),
  ...getNotificationMock(),
  ...getNotificationChannelIntegrationMock(),
  ...getOfferMock(),
  ...getPaymentMethodMock(),
  ...getPaymentModelMock(),
  ...getPaymentRuleMock(),
  ...getPermissionMock(),
  ...getPlatformMock(),
  ...getPostbackMock(),
  ...getPostbackLogMock(),
  ...getPreferenceMock(),
  ...getPrepaymentMock(),
  ...getPresetMock(),
  ...getReconciliationMock(),
  ...getReconciliationRowMock(),
  ...getRoleMock(),
  ...getScheduledChangeMock(),
  ...getTagMock(),
  ...getTargetingMock(),
  ...getTaskMock(),
  ...getTaskCommentMock(),
  ...getTeamMock(),
  ...getTrafficSourceMock(),
  ...getUserMock(),
  ...getVerticalMock(),
  ...getWidgetMock(),
  ...getWithdrawalMethodMock(),
];
