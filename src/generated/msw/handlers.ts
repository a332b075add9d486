// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { getJobsMock } from './jobs.ts';
import { getNetworkMock } from './network.ts';
import { getNotificationsMock } from './notifications.ts';
import { getProfileMock } from './profile.ts';
import { getReferenceDataMock } from './referenceData.ts';
import { getReferencesMock } from './references.ts';
import { getRegistrationMock } from './registration.ts';
import { getSearchMock } from './search.ts';
import { getSessionMock } from './session.ts';
import { getTwoFactorAuthenticationMock } from './twoFactorAuthentication.ts';
import { getAdvertiserMock } from './advertiser.ts';
import { getApiTokenMock } from './apiToken.ts';
import { getCampaignMock } from './campaign.ts';
import { getCategoryMock } from './category.ts';
import { getCurrencyMock } from './currency.ts';
import { getGeneralSettingsMock } from './generalSettings.ts';
import { getImageMock } from './image.ts';
import { getLandingMock } from './landing.ts';
import { getLoginRecordMock } from './loginRecord.ts';
import { getOfferMock } from './offer.ts';
import { getPaymentMethodMock } from './paymentMethod.ts';
import { getPermissionMock } from './permission.ts';
import { getPreferenceMock } from './preference.ts';
import { getPresetMock } from './preset.ts';
import { getRoleMock } from './role.ts';
import { getTagMock } from './tag.ts';
import { getTeamMock } from './team.ts';
import { getTrafficSourceMock } from './trafficSource.ts';
import { getUserMock } from './user.ts';
import { getVerticalMock } from './vertical.ts';

/** Handlers of every call, each answering with the contract's example. */
export const handlers = () => [
  ...getJobsMock(),
  ...getNetworkMock(),
  ...getNotificationsMock(),
  ...getProfileMock(),
  ...getReferenceDataMock(),
  ...getReferencesMock(),
  ...getRegistrationMock(),
  ...getSearchMock(),
  ...getSessionMock(),
  ...getTwoFactorAuthenticationMock(),
  ...getAdvertiserMock(),
  ...getApiTokenMock(),
  ...getCampaignMock(),
  ...getCategoryMock(),
  ...getCurrencyMock(),
  ...getGeneralSettingsMock(),
  ...getImageMock(),
  ...getLandingMock(),
  ...getLoginRecordMock(),
  ...getOfferMock(),
  ...getPaymentMethodMock(),
  ...getPermissionMock(),
  ...getPreferenceMock(),
  ...getPresetMock(),
  ...getRoleMock(),
  ...getTagMock(),
  ...getTeamMock(),
  ...getTrafficSourceMock(),
  ...getUserMock(),
  ...getVerticalMock(),
];
