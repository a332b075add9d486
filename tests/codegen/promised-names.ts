/** The names that the API promises to those who build on it; `docs/catalogue.md` is where they look them up. */

/** What a rule of targeting says, whatever it applies to. */
const sieve = 'countries languages trafficSources schedule weight status updatedAt';
const invoice =
  'title status type amount currency conversions offers notes privateNotes paymentDate filters exchangeRates';

/** Fields, by chapter. */
export const promised = {
  Advertisers:
    'id secureId title status description createdAt updatedAt statusChangedAt statusChangedBy blockReason contacts platforms vertical tags offers apiToken redirectTemplateEnabled redirectTemplate defaultCurrency apiSyncIntegrations managers',
  Integrations:
    'template offers status apiSyncStatus outApiEnabled redirectEnabled apiSyncEnabled postbackEnabled apiParameters apiSync postback outApi leadStatusMappings redirect goals advertiser',
  'Integration templates':
    'platform vertical title description createdBy createdAt updatedBy updatedAt status statusChangedAt integrationMethodsRestrictions parameters apiSync postback outApi leadStatusMappings redirect goals',
  Verticals:
    'title description createdAt platforms advertisers goals inboundRules incomingParameters leadGrades paymentModels metrics redirect status',
  Platforms:
    'title description createdBy updatedBy createdAt updatedAt status statusChangedAt outApiEnabled redirectEnabled apiSyncEnabled postbackEnabled templates verticals apiSyncSettings',
  Users:
    'id firstName lastName email secureId status role roleType permissions hasCustomPermissions customPermissions contacts birthDate timezone language tags managers team createdAt createdBy lastActivityAt statusChangedAt blockReason trafficBlocked trafficBlockedAt acceptColdTraffic acceptInvalidLeads redirectToAdvertiser assignedOffers apiToken extraInfo botKey',
  Teams:
    'title members membersCount managers tags acceptColdTraffic acceptInvalidLeads trafficBlocked redirectToAdvertiser assignedOffers status',
  Roles: 'title permissions type',
  Permissions: 'id title description system groupId hidden disabled',
  'Saved views': 'type',
  Preferences: 'type',
  Images: 'scope',
  'General settings':
    'name apiDomain logoUrl faviconUrl customerId objectStorageDomain trialExpireAt frontendVersionTs',
  Tags: 'id title type status createdBy',
  Categories: 'id title status',
  Offers:
    'id secureId title status accessType imageUrl description payMethods trafficSources categories vertical integrationMethod tags landers isHot assignedAffiliates assignedTeams advertisers paymentRules campaigns geos managers notes sessionLifespan sessionLifespanType goal trafficbackUrl creatives createdAt updatedAt createdBy updatedBy statusChangedAt',
  'Advertiser assignments': `advertiser ${sieve}`,
  'Affiliate assignments': `affiliate team ${sieve}`,
  'Landing pages': `title targetUrl previewUrl pageType additionalParameters advertiser landerApiLanguage ${sieve}`,
  'API landing pages': 'categories vertical tags languages assignedToOffers updatedAt',
  Creatives: `description type fileName ${sieve}`,
  'Traffic sources': 'id title status',
  Currencies: 'title code symbol symbolNative rate status date',
  Caps: `value guarantee currency counter timezone period action type paymentModel processingType lowPriority goal informationalValue ${sieve}`,
  Targetings: 'value period lowPriority weight status',
  'Payment rules': `paymentModel targetConversionStatus isMultiConversion autoApprovePeriod revenueValue revenueCurrency payoutValue payoutCurrency paymentType goal ${sieve}`,
  'Payment models': 'title description status caps',
  Campaigns:
    'title secureId status integrationMethod offer countries domain targetUrl landers trafficSource postbacks affiliate autocreated leadCount conversionsLastDay conversionsLastWeek conversionsLastMonth',
  Postbacks: 'events goalEvents mappings affiliate createdBy status',
  Geos: 'title status',
  'Hold queues': 'geo periodStart periodEnd timezone interval freshLeads oldLeads status',
  Leads:
    'firstName lastName phone email country language ip sourceUrl campaign affiliate sub1 sub9 offer apiStatus geo landing advertisersPool advertisersData history',
  Clicks:
    'country affiliate offer campaign ip targetUrl campaignUrl advertiser sub1 sub9 userAgent referrer fullTrafficSource createdAt',
  Conversions:
    'goal conversionStatus publicNotes isHidden postbackParams amount revenue payout profit originalRevenue originalPayout receivedRevenue receivedPayout netProfit invoices click marks updatedBy',
  'Affiliates’ invoices': `affiliate withdrawalMethod ${invoice}`,
  'Advertisers’ invoices': `advertiser ${invoice}`,
  'Affiliates’ balances': 'approved hold paid requestedWithdrawal breakdown',
  'Advertisers’ balances':
    'approved hold paid advance advanceHold breakdown breakdown.approved breakdown.hold breakdown.paid breakdown.advance breakdown.advanceHold breakdown.currency',
  Notifications: 'description groupSlug type',
  Customers: 'customerId clickId deposits deposited turnover ngr currency',
  'Customer syncs': 'title integration request schedule state lastRunAt nextRunAt lastError',
  Dashboards: 'parent type settings widgets title assignedTo isSystem isImmutable',
  Domains: 'host kinds defaultFor state',
  Metrics: 'title description value outputFormat editable group metricType status',
  Notes: 'title content createdBy targetUser',
  'Payment methods': 'title status',
  'Task comments': 'content createdBy createdAt',
  Tasks: 'fullId type title status description dueDate taskStatus assignees priority affiliates advertisers createdBy',
  'Withdrawal methods': 'paymentMethod createdBy status',
} as const;

/** Promised, and none of the fields: why, and the call that answers it instead, where one does. What has come is struck from here. */
export const leftOut: Readonly<Record<string, { why: string; call?: string }>> = {
  'Leads geo': { why: 'Geos are sets of countries, and one country may be in several; a lead has its country' },
  'Leads landing': {
    why: 'Leads go to integrations; on which page its visitor was, the click says',
    call: 'GET /stat/clicks',
  },
  'Leads advertisersPool': {
    why: 'Everybody who was considered is on the why-card',
    call: 'GET /stat/leads/{id}/decision',
  },
  'Leads advertisersData': { why: 'Each attempt is a record of its own', call: 'GET /stat/lead_attempts' },
  'Leads history': { why: 'Each change is a record of its own', call: 'GET /stat/lead_changes' },
  'Conversions click': { why: 'A click is named by its public id, `clickId`', call: 'GET /stat/clicks' },
  'Conversions invoices': { why: 'Either side has its own: `affiliateInvoices` and `advertiserInvoices`' },
  'Affiliates’ invoices type': { why: 'Either side has invoices of its own, with calls of their own' },
  'Advertisers’ invoices type': { why: 'Either side has invoices of its own, with calls of their own' },
  'Affiliates’ invoices filters': { why: 'They are fields: `periodFrom`, `periodTo`, `offers`, `goals`, `countries`' },
  'Advertisers’ invoices filters': { why: 'They are fields: `periodFrom`, `periodTo`, `offers`, `goals`, `countries`' },
  'General settings customerId': {
    why: 'The operator says it, not the network',
    call: 'GET /public/tenant/api-settings/',
  },
  'General settings objectStorageDomain': {
    why: 'The operator says it, not the network',
    call: 'GET /public/tenant/api-settings/',
  },
  'General settings trialExpireAt': {
    why: 'The operator says it, not the network',
    call: 'GET /public/tenant/api-settings/',
  },
  'General settings frontendVersionTs': {
    why: 'It is that of what is installed',
    call: 'GET /public/tenant/api-settings/',
  },
};

const onOff = 'active inactive';

/** What each may be, by chapter. */
export const promisedStatuses = {
  Advertisers: 'active blocked',
  Integrations: onOff,
  'Integration templates': onOff,
  Verticals: onOff,
  Platforms: onOff,
  'Landing pages': onOff,
  'API landing pages': onOff,
  Creatives: onOff,
  Metrics: onOff,
  Caps: onOff,
  Targetings: onOff,
  'Payment rules': onOff,
  'Payment models': onOff,
  'Payment methods': onOff,
  'Withdrawal methods': onOff,
  Roles: onOff,
  Tags: onOff,
  Categories: onOff,
  'Traffic sources': onOff,
  Postbacks: onOff,
  'Customer syncs': onOff,
  Currencies: onOff,
  'Hold queues': onOff,
  Offers: 'active inactive draft',
  Campaigns: 'active inactive offer_revoked blocked deleted',
  Geos: 'active deleted',
  Teams: 'active blocked',
  Users: 'active blocked',
  'Affiliates’ invoices': 'unpaid paid declined deleted',
  'Advertisers’ invoices': 'unpaid paid declined deleted',
} as const;

/** Statuses that are fields like others. */
export const promisedOptions = {
  'Leads apiStatus': 'new trash hold invalid sent unsent failed duplicate test',
  'Conversions conversionStatus': 'approved rejected pending deferred',
  'Integrations apiSyncStatus': 'on off paused',
  'Offers accessType': 'public private',
  'Creatives type': 'image video link archive text file',
  'Metrics metricType': 'amount money percentages',
  'Tasks type': 'task chat phone',
  'Users contacts.type': 'telegram skype phone url email',
  'Users roleType': 'admin affiliate manager advertiser_member advertiser_manager',
  'Postbacks events':
    'conversion_approved conversion_rejected conversion_pending conversion_deferred event_received event_sent event_trash event_hold event_invalid event_duplicate event_lead_grade_changed',
} as const;

const kept = 'GET PUT PATCH POST:change_status';
const templated =
  'GET:{id} POST:{id}/edit_api_sync POST:{id}/edit_postback POST:{id}/edit_api_parameters POST:{id}/edit_out_api_mappings POST:{id}/edit_redirect POST:{id}/edit_lead_status_mappings POST:{id}/edit_goals POST:clone';

/** What may be done to each: a method, and what follows the collection's path. */
export const promisedCalls = {
  Advertisers: 'GET GET:{id} PUT PATCH POST:change_block',
  Integrations: `${kept} ${templated} POST:synchronization`,
  'Integration templates': `${kept} ${templated}`,
  Verticals: `${kept} GET:{id} POST:{id}/edit_goals POST:{id}/edit_redirect POST:{id}/edit_api_settings POST:{id}/edit_lead_grades POST:{id}/edit_inbound_rules POST:{id}/edit_metrics`,
  Platforms: kept,
  Users: 'GET GET:{id} PUT PATCH POST:change_block',
  Teams: 'GET GET:{id} PUT PATCH PATCH:{id} POST:change_block',
  Roles: `${kept} POST:clone`,
  Permissions: 'GET',
  Tags: 'GET PUT PATCH DELETE',
  Categories: 'GET PUT PATCH',
  'Saved views': 'GET PUT PATCH DELETE',
  Preferences: 'GET PUT PATCH DELETE',
  Notes: 'GET PUT PATCH POST:remove',
  Tasks: `${kept} GET:{id}`,
  'Task comments': 'GET GET:{id} PUT',
  Offers: 'GET GET:{id} PUT PATCH POST:change_block POST:clone',
  'Advertiser assignments': 'GET PUT PATCH PATCH:edit_sieve POST:change_status',
  'Affiliate assignments': 'GET PUT PATCH PATCH:edit_sieve POST:change_status',
  'Landing pages': `${kept} PATCH:{id} PATCH:edit_sieve`,
  'API landing pages': kept,
  Creatives: `${kept} PUT:{id}/file PATCH:edit_sieve`,
  Caps: `${kept} POST:drop_counter POST:clone`,
  Targetings: kept,
  'Payment rules': `${kept} POST:clone`,
  'Payment models': kept,
  'Payment methods': kept,
  'Withdrawal methods': kept,
  'Traffic sources': 'GET PUT PATCH',
  Currencies: 'GET POST:change_status',
  Campaigns: `${kept} POST:clone`,
  Postbacks: kept,
  Domains: 'GET PUT PATCH',
  Geos: kept,
  'Hold queues': 'GET PATCH POST:change_status',
  Leads: 'GET GET:{id} PATCH:{id}/edit PATCH:{id}/resend PATCH:{id}/trash PATCH:{id}/grade POST:export',
  Clicks: 'GET PATCH POST:export',
  Conversions: 'GET PATCH PATCH:approve PATCH:reject PATCH:hold PATCH:hide PATCH:unhide POST:export',
  Metrics: `${kept} GET:{id}`,
  Images: 'GET GET:{id} POST DELETE',
  'General settings': 'GET:general PATCH:general',
  Dashboards: 'GET PUT PATCH DELETE',
  Widgets: 'GET PUT PATCH DELETE',
  Customers: 'GET POST:export',
  'Customer syncs': 'PUT PATCH POST:run POST:{id}/test',
  'Affiliates’ balances': 'GET GET:{id}',
  'Advertisers’ balances': 'GET GET:{id}',
  'Affiliates’ invoices': 'GET GET:{id} PUT PATCH',
  'Advertisers’ invoices': 'GET GET:{id} PUT PATCH',
  Notifications: 'GET PUT PATCH GET:personal/{id} POST:test POST:unlink_telegram',
  'Notification channels': 'GET',
} as const;

/** What programs look up by a name, each of which the catalogue says the call of. */
export const lookedUp = [
  ...['time zones', 'lead languages', 'cap types', 'creative types', 'payment types', 'statuses of sieves'],
  ...['integration methods', 'conversion statuses', 'postbacks of an affiliate', 'active traffic sources'],
  ...[
    'advertisers of an offer',
    'active advertisers of a vertical',
    'integrations for assigning',
    'goals of a vertical',
  ],
  ...['lead grades', 'how many verticals', 'members of a team', 'managers of affiliates', 'permissions of a role type'],
  ...['active tags', 'active categories', 'data to create or edit an offer', 'offers for assignment', 'gets traffic'],
  ...['special conditions', 'private offers', 'own offers', 'landing pages of an offer', 'creatives of an offer'],
  ...['caps of an offer', 'targetings of an offer', 'payment rules of an offer', 'payment models', 'target URL'],
  ...['postbacks for a new campaign', 'domains for tracking links', 'geos', 'templates of a platform', 'by its code'],
  ...['who is signed in', 'preferences of a user', 'saved views', 'what the sign-in page needs', 'uploading an image'],
  ...['landing pages for leads', 'synchronising now', 'switching synchronisation', 'all traffic of an affiliate'],
  ...[
    'values to narrow figures by',
    'sending a lead',
    'a lead to be edited',
    'what advertisers said',
    'history of a lead',
  ],
  ...[
    'importing leads',
    'exporting leads',
    'valid or invalid clicks',
    'whether clicks are valid',
    'history of a click',
    'exporting clicks',
    'conversions by offer',
  ],
  ...['conversions for an affiliate’s invoice', 'conversions for an advertiser’s invoice', 'log of postbacks'],
  ...['postbacks by hour', 'the file of an export', 'statistics, level by level', 'figures of a dashboard'],
  ...['as it happens', 'customers and their totals', 'widgets of a dashboard', 'metrics that statistics'],
  ...['balance of an affiliate', 'balance of an advertiser', 'invoices of affiliates are unpaid'],
  ...['invoices of advertisers are unpaid', 'invoices of affiliates for filters', 'withdrawal methods'],
  ...['types, statuses and priorities of tasks', 'comments on a task', 'notes on a record', 'removing notes'],
  ...['rules of notifications', 'bots and webhooks', 'notifications for oneself', 'trying out a bot', 'unlinking bots'],
  ...['log of an integration’s synchronisations', 'log of a customer sync'],
];
