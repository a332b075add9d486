import { createExplanationHandlers } from './explanation/handlers.ts';
import { collectionFields, collectionHandlers } from './collections/handlers.ts';
import { createUndoCloneHandlers } from './collections/undo-clones.ts';
import { createEventHandlers } from './events/handlers.ts';
import { createInsightHandlers } from './insights/handlers.ts';
import { createFakeAdvertiserHandlers } from './integrations/fake-advertiser/handlers.ts';
import { createIntegrationHandlers } from './integrations/handlers.ts';
import { createTemplateFileHandlers } from './integrations/templates/handlers.ts';
import { createAccountHandlers } from './invoices/accounts.ts';
import { createInvoiceHandlers } from './invoices/handlers.ts';
import { createMonitorHandlers } from './integrations/monitor/figures.ts';
import { createBackgroundWorkHandlers } from './jobs/background-work.ts';
import { createDomainVerification } from './jobs/domain-verification.ts';
import { createQueueStopHandlers } from './jobs/queue-stops.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { createExportHandlers } from './jobs/exports/handlers.ts';
import { createScheduledChangeHandlers } from './jobs/scheduled/handlers.ts';
import { createPreviewHandlers } from './jobs/preview.ts';
import { createDeliveryHandlers } from './notifications/delivery/handlers.ts';
import { createMailHandlers, unexpiringMails } from './notifications/sent-mail-handlers.ts';
import { createNotificationHandlers } from './notifications/handlers.ts';
import { createReferenceHandlers } from './reference/handlers.ts';
import { createPaymentRuleHandlers } from './payment/applicable.ts';
import { createRelatedHandlers } from './related/handlers.ts';
import { createSearchHandlers } from './search/handlers.ts';
import { createApiTokenHandlers } from './session/api-tokens.ts';
import { createSessionHandlers } from './session/handlers.ts';
import { createImpersonationHandlers } from './session/impersonation.ts';
import { createOwnSessionHandlers } from './session/own-sessions.ts';
import { createProfileHandlers } from './session/profile.ts';
import { createRecoveryHandlers } from './session/recovery.ts';
import { createSignUpHandlers } from './session/sign-up.ts';
import { limitAttempts } from './session/attempt-limits.ts';
import { createTwoFactorHandlers } from './session/two-factor/handlers.ts';
import { createStatisticsHandlers } from './statistics/handlers.ts';
import { createTenantHandlers } from './tenant/handlers.ts';
import { createCreativeHandlers, createCreativePreviewHandlers } from './creatives/handlers.ts';
import { createDecisionHandlers } from './traffic/decisions.ts';
import { createContactHandlers } from './traffic/leads/contacts.ts';
import { createPeopleHandlers } from './traffic/leads/people.ts';
import { createLeadEntryHandlers } from './traffic/leads/entry.ts';
import { createLeadHandlers } from './traffic/leads/handlers.ts';
import { createSentLeadHandlers } from './traffic/leads/sent-leads.ts';
import { createOutboxHandlers } from './traffic/affiliate-postbacks/handlers.ts';
import { createLandingCheck } from './traffic/landing-check.ts';
import { createAvailabilityHandlers } from './traffic/offer-availability.ts';
import { createOpenLanderHandlers } from './traffic/open-landers.ts';
import { createOpenOfferHandlers } from './traffic/open-offers.ts';
import { createCapOverviewHandlers } from './traffic/cap-overview.ts';
import { createPlanHandlers } from './traffic/plan.ts';
import { createRecountHandlers } from './traffic/counters/recount-handlers.ts';
import { createPostbackReplay } from './traffic/advertiser-postbacks/replay.ts';
import { createReconciliationHandlers } from './traffic/reconciliation/handlers.ts';
import { createReplayHandlers } from './traffic/replay/replay.ts';
import { createSimulateHandlers } from './traffic/simulate.ts';
import { createCustomerSyncHandlers } from './traffic/sync/handlers.ts';
import { createPublicImageHandlers, createUploadHandlers } from './uploads/handlers.ts';
import type { Handlers, OpenHandlers } from './http/call.ts';
import { mergeHandlers } from './http/merge-handlers.ts';
import { createWatchHandlers } from './channel/watching.ts';
import type { Services } from './services.ts';
import type { Routes } from './http/routes.ts';

/** Handlers of the admin calls that need a token, but for what every entity has. */
const featureHandlers = (services: Services): Handlers => {
  const { database, entities, model, storage, throttles, ownJobs } = services;
  const requests = { ...services, requests: services.jobRequests, jobs: ownJobs };
  return mergeHandlers(
    createUndoCloneHandlers(services),
    createEventHandlers(services),
    createOutboxHandlers({
      ...services,
      mayTest: (caller, address) =>
        limitAttempts(throttles.postbackTest, caller.tenantId, String(caller.userId), address),
    }),
    createLandingCheck({
      ...services,
      mayTest: (caller, address) =>
        limitAttempts(throttles.landingCheck, caller.tenantId, String(caller.userId), address),
    }),
    createPostbackReplay(services),
    createApiTokenHandlers(services),
    createProfileHandlers({ ...services, throttle: throttles.signIn }),
    createOwnSessionHandlers(services),
    createNotificationHandlers(database),
    services.inbox.handlers,
    createDeliveryHandlers({
      ...services,
      mayTest: (caller, address) =>
        limitAttempts(throttles.channelTest, caller.tenantId, String(caller.userId), address),
    }),
    createTwoFactorHandlers(services),
    createJobHandlers(requests),
    createScheduledChangeHandlers(requests),
    createExportHandlers({
      database,
      files: services.exportFiles,
      sources: services.exportSources,
      exports: services.ownExports,
    }),
    services.channel.handlers,
    createWatchHandlers(services),
    createBackgroundWorkHandlers(services),
    createDomainVerification(services),
    createQueueStopHandlers({ database: services.database, timelessMails: unexpiringMails }),
    createMailHandlers(services),
    createLeadEntryHandlers({ ...services, pushBudget: services.configuration.pushBudget }),
    services.leadImport.handlers(ownJobs),
    services.customerImport.handlers(ownJobs),
    createContactHandlers(services),
    createPeopleHandlers(services),
    createPreviewHandlers(requests),
    createExplanationHandlers(services),
    createSearchHandlers(services),
    createRelatedHandlers(services),
    createPaymentRuleHandlers(services),
    createAccountHandlers(services),
    createInvoiceHandlers(services),
    createReconciliationHandlers(services),
    services.rateSources.handlers,
    createCapOverviewHandlers(services),
    createPlanHandlers(services),
    createRecountHandlers(services),
    createAvailabilityHandlers(services),
    createSimulateHandlers(services),
    createReplayHandlers({ ...services, fields: collectionFields(model) }),
    createIntegrationHandlers({
      ...services,
      mayTest: (caller, address) =>
        limitAttempts(throttles.integrationTest, caller.tenantId, String(caller.userId), address),
    }),
    createCustomerSyncHandlers({
      ...services,
      mayTest: (caller, address) =>
        limitAttempts(throttles.integrationTest, caller.tenantId, String(caller.userId), address),
    }),
    createFakeAdvertiserHandlers(services),
    createTemplateFileHandlers(services),
    createMonitorHandlers(services),
    createDecisionHandlers(services),
    createStatisticsHandlers(services),
    createInsightHandlers(services),
    services.clickStaff.handlers,
    services.leadStaff.handlers,
    createReferenceHandlers(entities, database),
    createUploadHandlers(entities, database, storage),
    createCreativeHandlers(services),
  );
};

/** Handlers of the admin calls that need a token. A feature's own handler takes the place of what every entity has. */
const adminHandlers = (services: Services): Handlers => ({
  ...collectionHandlers(services),
  ...featureHandlers(services),
});

/** Handlers of the admin calls that need no token. */
const openAdminHandlers = (services: Services): OpenHandlers =>
  mergeHandlers(
    createSessionHandlers(services),
    createImpersonationHandlers(services),
    createSignUpHandlers(services),
    createRecoveryHandlers(services),
    createTenantHandlers(services.database, services.frontendBuiltAt),
    createPublicImageHandlers(services.database, services.storage),
    createCreativePreviewHandlers(services.database, services.storage),
  );

/** Handlers of the calls that affiliates' programs make about traffic. */
const trafficHandlers = (services: Services): OpenHandlers =>
  mergeHandlers(
    createSentLeadHandlers(services),
    createOpenOfferHandlers(services),
    createOpenLanderHandlers(services),
    createLeadHandlers({ ...services, pushBudget: services.configuration.pushBudget }),
  );

/** The calls of the contract that the process serves given its roles, with their handlers. */
export const servedCalls = (services: Services): Pick<Routes, 'calls' | 'handlers' | 'openHandlers'> => {
  const { roles } = services.configuration;
  const ofTraffic = trafficHandlers(services);
  const isAdmin = roles.has('admin');
  return {
    calls: services.calls.filter(({ id }) => roles.has(id in ofTraffic ? 'traffic' : 'admin')),
    handlers: isAdmin ? adminHandlers(services) : {},
    openHandlers: mergeHandlers(isAdmin ? openAdminHandlers(services) : {}, roles.has('traffic') ? ofTraffic : {}),
  };
};
