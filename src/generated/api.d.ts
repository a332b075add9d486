// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description In the network that answers on the host of the call. A wrong password and an unknown address get the same answer. Too many failures from one network address get 429 with `Retry-After`, and only that address does. Where the account has two-factor authentication on, a call without `code` gets 401 with a detail of type `code_required`, and a wrong code one of type `code`, both at `code`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of this refresh token: its tokens are worth nothing from now on. Without a session it does nothing.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/images/{secureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of an image
         * @description Anybody may who has its address, which nobody can guess. The content behind an address never changes.
         */
        get: operations["readPublicImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/password/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a mailed link
         * @description Ends all sessions of the user and makes their other links worthless. A token that is wrong, used or too old gets 422 with a detail of type `expired` at `token`; a password that is refused leaves the token good.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/password/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description The answer is the same whether there is such an account or not. Where there is, it gets a mail with a link to `/login/newPassword?token=…` that is good once, for an hour.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an affiliate
         * @description In the network that answers on the host of the call; 403 where it takes no registrations. Where registration is moderated, the traffic of the new affiliate is blocked until somebody has looked at them (`extraInfo.trafficBlocked`).
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/tenant/api-settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a browser needs before anybody signs in
         * @description Of the network that answers on the host of the call; 404 where none does.
         */
        get: operations["readApiSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/users/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an email address is free
         * @description For the registration form, and open only where registration is. It may be asked a few times: after that the address of the caller gets 429, so that nobody can list who is there.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new tokens
         * @description A refresh token is good once. Presented again it ends the whole session, as somebody else may have it, and the owner is written to; only within ten seconds and from the same client it gets the same answer again, for calls that met or got lost.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertisers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advertisers
         * @description A company that buys leads and pays for conversions.
         */
        get: operations["listAdvertisers"];
        /** Create advertisers */
        put: operations["createAdvertisers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit advertisers */
        patch: operations["editAdvertisers"];
        trace?: never;
    };
    "/user/advertisers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one advertiser */
        get: operations["readAdvertiser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertisers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one advertiser */
        get: operations["listAdvertiserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertisers/change_block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of advertisers */
        post: operations["changeBlockOfAdvertisers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertisers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export advertisers
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportAdvertisers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/api_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tokens
         * @description Lets a program call the API with the permissions of the person who created it, until it expires or is revoked. To send leads only, an affiliate’s lead API token (`apiToken` of a user) is enough.
         */
        get: operations["listApiTokens"];
        /** Create API tokens */
        put: operations["createApiTokens"];
        post?: never;
        /** Delete API tokens */
        delete: operations["deleteApiTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/api_tokens/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export API tokens
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description An affiliate’s work on one offer: where their visitors come from and where they go.
         */
        get: operations["listCampaigns"];
        /** Create campaigns */
        put: operations["createCampaigns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit campaigns */
        patch: operations["editCampaigns"];
        trace?: never;
    };
    "/user/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one campaign */
        get: operations["readCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/campaigns/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one campaign */
        get: operations["listCampaignHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/campaigns/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of campaigns */
        post: operations["changeStatusOfCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/campaigns/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone campaigns */
        post: operations["cloneCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/campaigns/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export campaigns
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description A category of offers.
         */
        get: operations["listCategories"];
        /** Create categories */
        put: operations["createCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit categories */
        patch: operations["editCategories"];
        trace?: never;
    };
    "/user/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one category */
        get: operations["readCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/categories/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one category */
        get: operations["listCategoryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/categories/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of categories */
        post: operations["changeStatusOfCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/categories/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export categories
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currencies
         * @description A currency the network uses, with its rate.
         */
        get: operations["listCurrencies"];
        /** Create currencies */
        put: operations["createCurrencies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit currencies */
        patch: operations["editCurrencies"];
        trace?: never;
    };
    "/user/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one currency */
        get: operations["readCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/currencies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one currency */
        get: operations["listCurrencyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/currencies/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of currencies */
        post: operations["changeStatusOfCurrencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/currencies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export currencies
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List images
         * @description An uploaded picture. It is uploaded by `POST user/images?scope=…`.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload an image
         * @description Its type is what its content says, not its name. Which types and how many bytes are accepted depends on the scope. The address in the answer is what fields of that scope take.
         */
        post: operations["uploadImage"];
        /** Delete images */
        delete: operations["deleteImages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one image */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act as another user, or leave them
         * @description With `refreshToken` and `impersonateAs` administrators that hold `user.impersonate` begin a session as another active user, who is no administrator. It lasts no longer than their own session, from which it was begun, and their right. With an empty body or none, and the token of such a session that lives, they leave it and are told the tokens of their own, which has waited and is as it was. Where the other session is over already, their own refresh token, which is still good, goes on with `POST /refresh`. Whatever is done meanwhile is recorded with both names. Password, address, two-factor authentication, sessions and tokens of the other stay closed.
         */
        post: operations["impersonate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List time zones, languages, countries, currencies and ways of redirecting */
        get: operations["readInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a campaign can be */
        get: operations["readCampaignInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how leads can reach an advertiser */
        get: operations["readIntegrationInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what an offer, its landing pages, creatives and caps can be */
        get: operations["readOfferInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info/postbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a postback can report */
        get: operations["readPostbackInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info/verticals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the conversions of a vertical can be and how its leads are shared out */
        get: operations["readVerticalInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s own jobs
         * @description Those that are not over, and the last ones that are, the newest first. They are kept for a week.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Change many records, each for itself
         * @description The caller needs the permission of the call that is made on each record, and keeps needing it until the job is over. Jobs of one person are done one after another; three of them may be waiting or under way.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far a job of one’s own is */
        get: operations["readJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job
         * @description What was done until then stays. A job that is over stays as it is.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/{id}/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the records that a job could not change */
        get: operations["listJobFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try those again that a job could not change */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give records the status back that they had before a job
         * @description Only those that nobody has changed since.
         */
        post: operations["undoJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List landing pages
         * @description A page of an offer to which campaigns send visitors.
         */
        get: operations["listLandings"];
        /** Create landing pages */
        put: operations["createLandings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit landing pages */
        patch: operations["editLandings"];
        trace?: never;
    };
    "/user/landings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one landing page */
        get: operations["readLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit one landing page */
        patch: operations["editLanding"];
        trace?: never;
    };
    "/user/landings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one landing page */
        get: operations["listLandingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landings/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of landing pages */
        post: operations["changeStatusOfLandings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landings/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone landing pages */
        post: operations["cloneLandings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export landing pages
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login_records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sign-ins
         * @description A sign-in, or an attempt with a known address: when, from where and on what device.
         */
        get: operations["listLoginRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login_records/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export sign-ins
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLoginRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description What affiliates promote: a product of one or more advertisers.
         */
        get: operations["listOffers"];
        /** Create offers */
        put: operations["createOffers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit offers */
        patch: operations["editOffers"];
        trace?: never;
    };
    "/user/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one offer */
        get: operations["readOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit one offer */
        patch: operations["editOffer"];
        trace?: never;
    };
    "/user/offers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one offer */
        get: operations["listOfferHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/offers/change_block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of offers */
        post: operations["changeBlockOfOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/offers/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone offers */
        post: operations["cloneOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/offers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export offers
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/parameter_blocks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the form of a block of parameters */
        get: operations["readParameterBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description How the network pays its affiliates.
         */
        get: operations["listPaymentMethods"];
        /** Create payment methods */
        put: operations["createPaymentMethods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit payment methods */
        patch: operations["editPaymentMethods"];
        trace?: never;
    };
    "/user/payment_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one payment method */
        get: operations["readPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_methods/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one payment method */
        get: operations["listPaymentMethodHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_methods/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of payment methods */
        post: operations["changeStatusOfPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_methods/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export payment methods
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description The right to make one kind of call or to open one page. Known to all tenants, changed by none.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/permissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one permission */
        get: operations["readPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List preferences
         * @description Interface settings of a user.
         */
        get: operations["listPreferences"];
        /** Create preferences */
        put: operations["createPreferences"];
        post?: never;
        /** Delete preferences */
        delete: operations["deletePreferences"];
        options?: never;
        head?: never;
        /** Edit preferences */
        patch: operations["editPreferences"];
        trace?: never;
    };
    "/user/preferences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one preference */
        get: operations["readPreference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one preference */
        get: operations["listPreferenceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description A saved view of a list: its filters, sorting and columns.
         */
        get: operations["listPresets"];
        /** Create saved views */
        put: operations["createPresets"];
        post?: never;
        /** Delete saved views */
        delete: operations["deletePresets"];
        options?: never;
        head?: never;
        /** Edit saved views */
        patch: operations["editPresets"];
        trace?: never;
    };
    "/user/presets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one saved view */
        get: operations["readPreset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/presets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one saved view */
        get: operations["listPresetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the records that refer to one
         * @description Of each list whose records refer to the record, how many there are, as the list itself would say. Lists that the caller may not see are left out.
         */
        get: operations["countRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description A named set of permissions.
         */
        get: operations["listRoles"];
        /** Create roles */
        put: operations["createRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit roles */
        patch: operations["editRoles"];
        trace?: never;
    };
    "/user/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one role */
        get: operations["readRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one role */
        get: operations["listRoleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of roles */
        post: operations["changeStatusOfRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone roles */
        post: operations["cloneRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export roles
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records of every kind
         * @description Looks for records in all views whose pages the caller may open, among those they reach there. A record is found by its id (`12`, `#12`), by its public ID, and by the words of its name (of a user also by the email address), whatever the case of letters and their accents; Cyrillic and its Latin transcription are the same. Each word must be found; one of fewer than three characters must begin a word. First come records of that id, then those of that name, those whose name begins with it, those in which words begin with the words, and those in which they stand anywhere; equals by id, the newest first. Where more than a hundredth of very many records have the words, those that were looked at first are told. Views without a hit are left out.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the general settings */
        get: operations["readGeneralSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit the general settings */
        patch: operations["editGeneralSettings"];
        trace?: never;
    };
    "/user/settings/general/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of the general settings */
        get: operations["listGeneralSettingsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description A label for organizing records.
         */
        get: operations["listTags"];
        /** Create tags */
        put: operations["createTags"];
        post?: never;
        /** Delete tags */
        delete: operations["deleteTags"];
        options?: never;
        head?: never;
        /** Edit tags */
        patch: operations["editTags"];
        trace?: never;
    };
    "/user/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag */
        get: operations["readTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tags/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one tag */
        get: operations["listTagHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tags/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of tags */
        post: operations["changeStatusOfTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tags/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tags
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Affiliates who work together and share settings and offers.
         */
        get: operations["listTeams"];
        /** Create teams */
        put: operations["createTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit teams */
        patch: operations["editTeams"];
        trace?: never;
    };
    "/user/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one team */
        get: operations["readTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit one team */
        patch: operations["editTeam"];
        trace?: never;
    };
    "/user/teams/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one team */
        get: operations["listTeamHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/teams/change_block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of teams */
        post: operations["changeBlockOfTeams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/teams/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export teams
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name what records refer to
         * @description The titles of the records to which these refer by a field. Anyone who may see a reference may see the title of what it leads to, though they may not open that. Records that the caller does not reach are left out.
         */
        get: operations["listTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/traffic_sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List traffic sources
         * @description Where visitors come from: search, social networks, mail, …
         */
        get: operations["listTrafficSources"];
        /** Create traffic sources */
        put: operations["createTrafficSources"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit traffic sources */
        patch: operations["editTrafficSources"];
        trace?: never;
    };
    "/user/traffic_sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one traffic source */
        get: operations["readTrafficSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/traffic_sources/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one traffic source */
        get: operations["listTrafficSourceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/traffic_sources/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of traffic sources */
        post: operations["changeStatusOfTrafficSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/traffic_sources/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export traffic sources
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportTrafficSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description A person who signs in: an employee of the network or an affiliate.
         */
        get: operations["listUsers"];
        /** Create users */
        put: operations["createUsers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit users */
        patch: operations["editUsers"];
        trace?: never;
    };
    "/user/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one user */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit one user */
        patch: operations["editUser"];
        trace?: never;
    };
    "/user/users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one user */
        get: operations["listUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a user may do, and why
         * @description Every permission that their role type may hold and every other that they are given, and which records they reach by those they have. Who is blocked, or whose role is not active, may do nothing of it until that changes.
         */
        get: operations["explainPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/change_block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of users */
        post: operations["changeBlockOfUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who is signed in */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit the own profile
         * @description A new password and another email address take the current password, and somebody who is signed in as themselves: no API token, nobody who acts as the user. The former address is written to. Affiliates can’t change theirs.
         */
        patch: operations["editMe"];
        trace?: never;
    };
    "/user/users/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what one is written to about
         * @description Not for affiliates: they are written to about the security of their account alone.
         */
        get: operations["listOwnNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose what one is written to about */
        patch: operations["editOwnNotifications"];
        trace?: never;
    };
    "/user/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where one is signed in */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * End sessions of one’s own
         * @description Their tokens are worth nothing from now on. 404 for one that is not the user’s, or is over.
         */
        delete: operations["endOwnSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/sessions/end_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of one’s own but this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/two_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether one’s own account asks for a code */
        get: operations["readTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/two_factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a secret for an authenticator app
         * @description It asks for nothing until a code of it was confirmed. 409 where two-factor authentication is on already.
         */
        post: operations["beginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/two_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-factor authentication
         * @description With a code of the secret that was begun; 409 where none was. A wrong code gets 422 with a detail of type `code` at `code`.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/two_factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-factor authentication
         * @description With the current password; a code may be sent too and must be right then. 409 where it is off.
         */
        post: operations["endTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/me/two_factor/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Those of before are worthless then. 409 where two-factor authentication is off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/users/reset_two_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off two-factor authentication */
        post: operations["resetTwoFactorOfUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verticals
         * @description A line of business, with its lead parameters and grades.
         */
        get: operations["listVerticals"];
        /** Create verticals */
        put: operations["createVerticals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit verticals */
        patch: operations["editVerticals"];
        trace?: never;
    };
    "/user/verticals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one vertical */
        get: operations["readVertical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one vertical */
        get: operations["listVerticalHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of verticals */
        post: operations["changeStatusOfVerticals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export verticals
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportVerticals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A company that buys leads and pays for conversions. */
        Advertiser: {
            /** @description API token. */
            apiToken?: string;
            /** @description Reason. */
            blockReason?: string | null;
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Default currency. Id of a record: currency. */
            defaultCurrency?: number | null;
            /** @description Description. */
            description?: string | null;
            /** @description ID. */
            id: number;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Offers. Ids of records: offer. They refer to this one by `advertisers`, which an edit of this one edits there. */
            offers?: number[];
            /** @description Redirect template. Where visitors go once their lead is accepted. Supports macros such as {click_id}. */
            redirectTemplate?: string | null;
            /** @description Use redirect template. */
            redirectTemplateEnabled?: boolean;
            /** @description Public ID. */
            secureId?: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "blocked";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tags. Ids of tags of the type `advertiser`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        AdvertiserCreate: {
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** @description Default currency. Id of a record: currency. */
            defaultCurrency?: number | null;
            /** @description Description. */
            description?: string | null;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Offers. Ids of records: offer. They refer to this one by `advertisers`, which an edit of this one edits there. */
            offers?: number[];
            /** @description Redirect template. Where visitors go once their lead is accepted. Supports macros such as {click_id}. */
            redirectTemplate?: string | null;
            /**
             * @description Use redirect template.
             * @default false
             */
            redirectTemplateEnabled?: boolean;
            /** @description Tags. Ids of tags of the type `advertiser`. */
            tags?: number[];
            /** @description Title. */
            title: string;
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        AdvertiserEdit: {
            /** @description The lists of other records as the caller knows them. What others have added or taken away since stays so; without it a list becomes as it is sent. */
            basedOn?: {
                offers?: number[];
            };
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** @description Default currency. Id of a record: currency. */
            defaultCurrency?: number | null;
            /** @description Description. */
            description?: string | null;
            id: number;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Offers. Ids of records: offer. They refer to this one by `advertisers`, which an edit of this one edits there. */
            offers?: number[];
            /** @description Redirect template. Where visitors go once their lead is accepted. Supports macros such as {click_id}. */
            redirectTemplate?: string | null;
            /** @description Use redirect template. */
            redirectTemplateEnabled?: boolean;
            /** @description Tags. Ids of tags of the type `advertiser`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        /** @enum {string} */
        AdvertiserField: "id" | "secureId" | "title" | "description" | "vertical" | "defaultCurrency" | "managers" | "tags" | "contacts" | "offers" | "redirectTemplateEnabled" | "redirectTemplate" | "apiToken" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        AdvertiserStatus: {
            id: number;
            /** @description Why; required with: blocked. */
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        ApiSettings: {
            /** @description Host that takes all other calls; null: the host that was asked. */
            apiDomain: string | null;
            /** @description By what its provider knows it. */
            customerId: string | null;
            /** @description Address of its icon. */
            faviconUrl: string | null;
            /**
             * Format: unix-time
             * @description Version of the browser’s part of the product.
             */
            frontendVersionTs: number;
            /** @description Address of its logo. */
            logoUrl: string | null;
            /** @description What the network calls itself. */
            name: string;
            /** @description Host of uploaded files; null: the host that was asked. */
            objectStorageDomain: string | null;
            /** @description The minimum length of a new password. */
            passwordMinimum: number;
            /**
             * @description Whether affiliates may register: at once, with their traffic blocked until somebody looked at them, or not.
             * @enum {string}
             */
            registration: "open" | "moderated" | "closed";
            /**
             * Format: unix-time
             * @description End of the trial. Seconds since 1970 UTC.
             */
            trialExpireAt: number | null;
        };
        /** @description Lets a program call the API with the permissions of the person who created it, until it expires or is revoked. To send leads only, an affiliate’s lead API token (`apiToken` of a user) is enough. */
        ApiToken: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /**
             * Format: unix-time
             * @description Expires. Leave empty for a token that never expires. Seconds since 1970 UTC.
             */
            expiresAt?: number | null;
            /** @description Ends in. The last characters of the token. */
            hint?: string | null;
            /** @description ID. */
            id: number;
            /**
             * Format: unix-time
             * @description Last used. Seconds since 1970 UTC.
             */
            lastUsedAt?: number | null;
            /** @description Title. */
            title?: string;
            /** @description Token. Returned once, in the response of the call that creates it; null ever after. */
            token?: string | null;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description User. Id of a record: user. */
            user?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        ApiTokenCreate: {
            /**
             * Format: unix-time
             * @description Expires. Leave empty for a token that never expires. Seconds since 1970 UTC.
             */
            expiresAt?: number | null;
            /** @description Title. */
            title: string;
        };
        /** @enum {string} */
        ApiTokenField: "id" | "title" | "expiresAt" | "hint" | "lastUsedAt" | "user" | "token" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        /** @description An affiliate’s work on one offer: where their visitors come from and where they go. */
        Campaign: {
            /** @description Affiliate. Id of a record: user. */
            affiliate?: number;
            /** @description Created automatically. */
            autocreated?: boolean;
            /** @description Reason. */
            blockReason?: string | null;
            /** @description Countries. Codes are listed by `GET /user/info` under `isoCountries`. */
            countries?: string[];
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Tracking domain. Leave empty to use the network’s default. */
            domain?: string | null;
            /** @description ID. */
            id: number;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @description Landing pages. Ids of records: landing. */
            landers?: number[];
            /** @description Offer. Id of a record: offer. */
            offer?: number;
            /** @description Public ID. */
            secureId?: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive" | "offer_revoked" | "blocked" | "deleted";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tracking link. */
            targetUrl?: string;
            /** @description Title. */
            title?: string;
            /** @description Traffic source. Id of a record: trafficSource. */
            trafficSource?: number | null;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        CampaignCreate: {
            /** @description Affiliate. Id of a record: user. */
            affiliate?: number;
            /** @description Countries. Codes are listed by `GET /user/info` under `isoCountries`. */
            countries?: string[];
            /** @description Tracking domain. Leave empty to use the network’s default. */
            domain?: string | null;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @description Landing pages. Ids of records: landing. */
            landers?: number[];
            /** @description Offer. Id of a record: offer. */
            offer: number;
            /** @description Title. */
            title: string;
            /** @description Traffic source. Id of a record: trafficSource. */
            trafficSource?: number | null;
        };
        CampaignEdit: {
            /** @description Countries. Codes are listed by `GET /user/info` under `isoCountries`. */
            countries?: string[];
            /** @description Tracking domain. Leave empty to use the network’s default. */
            domain?: string | null;
            id: number;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @description Landing pages. Ids of records: landing. */
            landers?: number[];
            /** @description Title. */
            title?: string;
            /** @description Traffic source. Id of a record: trafficSource. */
            trafficSource?: number | null;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        CampaignField: "id" | "secureId" | "title" | "affiliate" | "offer" | "integrationMethod" | "trafficSource" | "countries" | "landers" | "domain" | "targetUrl" | "autocreated" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CampaignStatus: {
            id: number;
            /** @description Why; required with: blocked. */
            reason?: string | null;
            /**
             * @description `blocked` is given only by admin, manager, advertiser_manager, advertiser_member. `blocked` is changed only by admin, manager, advertiser_manager, advertiser_member. `deleted` is final: the record can then only be read.
             * @enum {string}
             */
            status: "active" | "inactive" | "blocked" | "deleted";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description A category of offers. */
        Category: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        CategoryCreate: {
            /** @description Title. */
            title: string;
        };
        CategoryEdit: {
            id: number;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        CategoryField: "id" | "title" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CategoryStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description One of a closed set of values. */
        Choice: {
            /** @description What fields take and show. */
            id: number | string;
            slug: string;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        ConflictFailure: {
            /**
             * @description What went wrong, for programs: it stays when the message is worded otherwise.
             * @enum {string}
             */
            code: "malformed" | "noItems" | "unknownParameter" | "badParameter" | "unauthorized" | "wrongCredentials" | "codeRequired" | "wrongCode" | "forbidden" | "blocked" | "roleInactive" | "transitionForbidden" | "copyForbidden" | "registrationClosed" | "signedInOnly" | "notImpersonated" | "notFound" | "noSuchCall" | "noNetwork" | "timedOut" | "stale" | "changedSince" | "notUndoable" | "transition" | "final" | "referenced" | "refused" | "limitReached" | "tooManyRecords" | "keyReused" | "tooLarge" | "unsupportedType" | "invalid" | "tooMany" | "headersTooLarge" | "internal" | "busy" | "slow" | "unavailable";
            /** @description The record as it is now, where the change was based on an older version. */
            data?: {
                [key: string]: unknown;
            };
            details: components["schemas"]["FailureDetail"][];
            /** @description In the language of `Accept-Language`: English or Russian. */
            message: string;
            /** @description Names this call in the server’s log. */
            requestId?: string;
        };
        Country: {
            alpha3: string;
            /** @description Alpha-2 code of ISO 3166-1. */
            id: string;
            /** @description Three digits. */
            number: string;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        /** @description A currency the network uses, with its rate. */
        Currency: {
            /** @description Code. Three capital letters, as in ISO 4217. */
            code?: string;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /**
             * Format: date
             * @description Rate date.
             */
            date?: string | null;
            /** @description ID. */
            id: number;
            /**
             * Format: decimal
             * @description Rate. Units of this currency per unit of the base currency.
             */
            rate?: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Symbol. */
            symbol?: string | null;
            /** @description Native symbol. */
            symbolNative?: string | null;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        CurrencyCreate: {
            /** @description Code. Three capital letters, as in ISO 4217. */
            code: string;
            /**
             * Format: date
             * @description Rate date.
             */
            date?: string | null;
            /**
             * Format: decimal
             * @description Rate. Units of this currency per unit of the base currency.
             */
            rate: string;
            /** @description Symbol. */
            symbol?: string | null;
            /** @description Native symbol. */
            symbolNative?: string | null;
            /** @description Title. */
            title: string;
        };
        CurrencyEdit: {
            /**
             * Format: date
             * @description Rate date.
             */
            date?: string | null;
            id: number;
            /**
             * Format: decimal
             * @description Rate. Units of this currency per unit of the base currency.
             */
            rate?: string;
            /** @description Symbol. */
            symbol?: string | null;
            /** @description Native symbol. */
            symbolNative?: string | null;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        CurrencyField: "id" | "code" | "title" | "symbol" | "symbolNative" | "rate" | "date" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CurrencyStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        ExplainedPermission: {
            description: string | null;
            /** @description Whether they have it. */
            effective: boolean;
            /** @description Title of the group. */
            group: string;
            groupId: number;
            /** @description Whether its page or call does not exist yet. */
            hidden: boolean;
            id: number;
            /** @description Name in code. */
            name: string;
            /** @description The source in words. */
            reason: string;
            /**
             * @description Where it comes from. `role`: their role gives it. `custom`: their own set gives it, as the role would. `custom_added`: their own set gives it, the role would not. `custom_removed`: the role would give it, their own set does not. `absent`: neither gives it. `role_type`: it is given and means nothing, as it is not open to users of their role type. `disabled`: it is given and means nothing, as it is disabled.
             * @enum {string}
             */
            source: "role" | "custom" | "custom_added" | "custom_removed" | "absent" | "role_type" | "disabled";
            title: string;
        };
        Failure: {
            /**
             * @description What went wrong, for programs: it stays when the message is worded otherwise.
             * @enum {string}
             */
            code: "malformed" | "noItems" | "unknownParameter" | "badParameter" | "unauthorized" | "wrongCredentials" | "codeRequired" | "wrongCode" | "forbidden" | "blocked" | "roleInactive" | "transitionForbidden" | "copyForbidden" | "registrationClosed" | "signedInOnly" | "notImpersonated" | "notFound" | "noSuchCall" | "noNetwork" | "timedOut" | "stale" | "changedSince" | "notUndoable" | "transition" | "final" | "referenced" | "refused" | "limitReached" | "tooManyRecords" | "keyReused" | "tooLarge" | "unsupportedType" | "invalid" | "tooMany" | "headersTooLarge" | "internal" | "busy" | "slow" | "unavailable";
            details: components["schemas"]["FailureDetail"][];
            /** @description In the language of `Accept-Language`: English or Russian. */
            message: string;
            /** @description Names this call in the server’s log. */
            requestId?: string;
        };
        FailureDetail: {
            message: string;
            /** @description Where: `items.0.title`, or the name of a parameter. */
            path?: string;
            /** @description The rule that was broken, such as `required`. */
            type: string;
        };
        /** @description Settings of the network. */
        GeneralSettings: {
            /** @description API domain. All API requests go to this domain. Leave empty to use the address of the admin. */
            apiDomain?: string | null;
            /** @description Available API domains. */
            apiDomains?: string[];
            /** @description Base currency. Set when the network was created; can’t be changed. */
            baseCurrency?: string;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Icon. */
            faviconUrl?: string | null;
            /** @description ID. */
            id: number;
            /** @description Logo. */
            logoUrl?: string | null;
            /** @description Name. */
            name?: string;
            /** @description Minimum password length. */
            passwordMinimum?: number;
            /**
             * @description Registration. Moderated: new affiliates can sign in, but their traffic is blocked until approved.
             * @enum {string}
             */
            registration?: "open" | "moderated" | "closed";
            /** @description Default role. Given to new affiliates. Leave empty to use the oldest active affiliate role. Id of a record: role. */
            registrationRole?: number | null;
            /** @description Default tracking domain. Tracking links of campaigns without a domain of their own. Empty: the address of the admin itself. */
            trackDomain?: string | null;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        GeneralSettingsEdit: {
            /** @description API domain. All API requests go to this domain. Leave empty to use the address of the admin. */
            apiDomain?: string | null;
            /** @description Icon. */
            faviconUrl?: string | null;
            /** @description Logo. */
            logoUrl?: string | null;
            /** @description Name. */
            name?: string;
            /** @description Minimum password length. */
            passwordMinimum?: number;
            /**
             * @description Registration. Moderated: new affiliates can sign in, but their traffic is blocked until approved.
             * @enum {string}
             */
            registration?: "open" | "moderated" | "closed";
            /** @description Default role. Given to new affiliates. Leave empty to use the oldest active affiliate role. Id of a record: role. */
            registrationRole?: number | null;
            /** @description Default tracking domain. Tracking links of campaigns without a domain of their own. Empty: the address of the admin itself. */
            trackDomain?: string | null;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        GeneralSettingsField: "id" | "name" | "logoUrl" | "faviconUrl" | "apiDomain" | "apiDomains" | "trackDomain" | "baseCurrency" | "passwordMinimum" | "registration" | "registrationRole" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        /** @description One change of a record. */
        HistoryEntry: {
            /** @description What was done: create, edit, status, clone, delete, or a named action. */
            action: string;
            /**
             * Format: unix-time
             * @description When. Seconds since 1970 UTC.
             */
            at: number;
            /** @description Changed fields, each with its old and its new value. */
            changes: {
                [key: string]: unknown[];
            };
            id: number;
            /** @description Who acted as that user, if somebody did: id of a user. */
            impersonator: number | null;
            /** @description Their name. */
            impersonatorName: string | null;
            /** @description Who: id of a user; null for the system itself. */
            user: number | null;
            /** @description Their name. */
            userName: string | null;
            /** @description Version of the record after it. */
            version: number;
        };
        Identified: {
            id: number;
        };
        /** @description An uploaded picture. It is uploaded by `POST user/images?scope=…`. */
        Image: {
            /** @description Size in bytes. */
            bytes?: number;
            /** @description Content type. */
            contentType?: string;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description File name. */
            fileName?: string;
            /** @description ID. */
            id: number;
            /**
             * @description Scope.
             * @enum {string}
             */
            scope?: "offer" | "tenant_logo" | "tenant_favicon";
            /** @description Public ID. */
            secureId?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description URL. */
            url?: string | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        ImageField: "id" | "secureId" | "scope" | "fileName" | "contentType" | "bytes" | "url" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        Job: {
            /** @enum {string} */
            call: "edit" | "status" | "delete";
            /** @description Whether some records can be given the status back that they had. */
            canUndo: boolean;
            /** @description Why it was interrupted, as `code` of a failure. */
            code: string | null;
            /** @description Whose records, as `collection` of the request. */
            collection: string;
            /**
             * Format: unix-time
             * @description When it was asked for.
             */
            createdAt: number;
            /** @description How many of them were changed. */
            done: number;
            /**
             * Format: unix-time
             * @description When it ended; null before.
             */
            endedAt: number | null;
            /** @description How many could not be changed. */
            failed: number;
            id: number;
            /**
             * @description `interrupted`: the person may no longer do this; what was done until then stays, and `code` says why. A job that the server was stopped at goes on by itself.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "cancelled" | "interrupted";
            /** @description How many records it is about. */
            total: number;
        };
        JobFailure: {
            /** @description Why it could not be changed, as `code` of a failure. */
            code: string;
            /** @description The field that is the reason, where it is one. */
            field: string | null;
            /** @description Of the record. */
            id: number;
            /** @description In the language of `Accept-Language`. */
            message: string;
        };
        JobRequest: {
            /** @description Records to add to fields that hold several, by field: `{"tags": [1]}`. */
            add?: {
                [key: string]: number[];
            };
            /**
             * @description What to do to each, as the call of the collection does it.
             * @enum {string}
             */
            call: "edit" | "status" | "delete";
            /** @description Whose records: the path of their list, such as `user/offers`. */
            collection: string;
            /** @description Which records. Either these or `query`. */
            ids?: number[];
            /** @description All records that match, as the parameters of the list call that narrow it: `status=active&tags=1,2`; empty for all. 50,000 at most. */
            query?: string;
            /** @description Records to take out of fields that hold several. */
            remove?: {
                [key: string]: number[];
            };
            /** @description What each record gets: fields to edit, or `status` and what that call takes beside it. */
            values?: {
                [key: string]: unknown;
            };
        };
        KnownCurrency: {
            code: string;
            /** @description Decimals that payments have. */
            digits: number;
            /** @description Code of ISO 4217. */
            id: string;
            /** @description Three digits. */
            number: string;
            symbol: string;
            symbolNative: string;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        /** @description A page of an offer to which campaigns send visitors. */
        Landing: {
            /** @description Additional parameters. At most 64 kB of JSON. */
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            /** @description Advertiser. Id of a record: advertiser. */
            advertiser?: number | null;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /** @description Language. Codes are listed by `GET /user/info` under `isoLanguages`. */
            landerApiLanguage?: string | null;
            /** @description Offer. Id of a record: offer. */
            offer?: number;
            /**
             * @description Page type.
             * @enum {string}
             */
            pageType?: "landing" | "prelanding" | "thank_you";
            /** @description Preview URL. */
            previewUrl?: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tags. Ids of tags of the type `landing`. */
            tags?: number[];
            /** @description Target URL. Supports macros such as {click_id}. */
            targetUrl?: string;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
            /** @description Weight. Share of visitors relative to the offer’s other landing pages. */
            weight?: number | null;
        };
        LandingCreate: {
            /** @description Additional parameters. At most 64 kB of JSON. */
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            /** @description Advertiser. Id of a record: advertiser. */
            advertiser?: number | null;
            /** @description Language. Codes are listed by `GET /user/info` under `isoLanguages`. */
            landerApiLanguage?: string | null;
            /** @description Offer. Id of a record: offer. */
            offer: number;
            /**
             * @description Page type.
             * @default landing
             * @enum {string}
             */
            pageType?: "landing" | "prelanding" | "thank_you";
            /** @description Preview URL. */
            previewUrl?: string | null;
            /** @description Tags. Ids of tags of the type `landing`. */
            tags?: number[];
            /** @description Target URL. Supports macros such as {click_id}. */
            targetUrl: string;
            /** @description Title. */
            title: string;
            /**
             * @description Weight. Share of visitors relative to the offer’s other landing pages.
             * @default 100
             */
            weight?: number | null;
        };
        LandingEdit: {
            /** @description Additional parameters. At most 64 kB of JSON. */
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            /** @description Advertiser. Id of a record: advertiser. */
            advertiser?: number | null;
            id: number;
            /** @description Language. Codes are listed by `GET /user/info` under `isoLanguages`. */
            landerApiLanguage?: string | null;
            /**
             * @description Page type.
             * @enum {string}
             */
            pageType?: "landing" | "prelanding" | "thank_you";
            /** @description Preview URL. */
            previewUrl?: string | null;
            /** @description Tags. Ids of tags of the type `landing`. */
            tags?: number[];
            /** @description Target URL. Supports macros such as {click_id}. */
            targetUrl?: string;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
            /** @description Weight. Share of visitors relative to the offer’s other landing pages. */
            weight?: number | null;
        };
        /** @enum {string} */
        LandingField: "id" | "title" | "offer" | "advertiser" | "targetUrl" | "previewUrl" | "pageType" | "landerApiLanguage" | "weight" | "tags" | "additionalParameters" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        LandingStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description What `withMeta` asked for. */
        ListMeta: {
            /** @description When the newest record that matches was created. */
            maxDate?: number | null;
            /** @description When the oldest record that matches was created. */
            minDate?: number | null;
            /** @description How many records match, whatever the limit. */
            totalCount?: number;
            /** @description There, and false, where more events match than were counted: more than `totalCount`. */
            totalIsExact?: boolean;
        };
        /** @description A sign-in, or an attempt with a known address: when, from where and on what device. */
        LoginRecord: {
            /**
             * Format: ip
             * @description IP address.
             */
            address?: string | null;
            /** @description Browser. */
            browser?: string | null;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description ID. */
            id: number;
            /** @description Impersonated by. Id of a record: user. */
            impersonator?: number | null;
            /**
             * @description Outcome.
             * @enum {string}
             */
            outcome?: "success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused";
            /** @description System. */
            system?: string | null;
            /** @description User. Id of a record: user. */
            user?: number;
        };
        /** @enum {string} */
        LoginRecordField: "id" | "user" | "outcome" | "address" | "browser" | "system" | "impersonator" | "createdAt";
        Me: {
            /** @description Accept cold traffic */
            acceptColdTraffic?: boolean;
            /** @description Accept invalid leads */
            acceptInvalidLeads?: boolean;
            /** @description Lead API token */
            apiToken?: string | null;
            /** @description Assigned advertisers */
            assignedAdvertisers?: number[];
            /** @description Assigned affiliates */
            assignedAffiliates?: number[];
            /** @description Assigned offers */
            assignedOffers?: number[];
            /** @description Assigned teams */
            assignedTeams?: number[];
            /**
             * Format: date
             * @description Birth date
             */
            birthDate?: string | null;
            /** @description Reason */
            blockReason?: string | null;
            /** @description Bot key */
            botKey?: string | null;
            /** @description Contacts */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /**
             * Format: unix-time
             * @description Created
             */
            createdAt?: number;
            /** @description Created by */
            createdBy?: number | null;
            /** @description Custom permissions */
            customPermissions?: number[];
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /** @description Notes */
            extraInfo?: string | null;
            /** @description First name */
            firstName?: string;
            /** @description Name */
            fullName?: string | null;
            /** @description Use custom permissions */
            hasCustomPermissions?: boolean;
            /** @description ID */
            id: number;
            /** @description Who acts as this user in this session, if somebody does. */
            impersonator: {
                fullName: string;
                id: number;
            } | null;
            /** @description Language */
            language?: string | null;
            /**
             * Format: unix-time
             * @description Last activity
             */
            lastActivityAt?: number | null;
            /** @description Last name */
            lastName?: string | null;
            /** @description Managed offers */
            managedOffers?: number[];
            /** @description Managers */
            managers?: number[];
            /** @description What they may do, as names in code. */
            permissions: string[];
            /** @description For an affiliate: their contacts in the network, that is their own managers and those of their team. Absent for staff. */
            personalManagers?: {
                email: string;
                fullName: string;
                id: number;
            }[];
            /** @description Redirect to the advertiser */
            redirectToAdvertiser?: boolean;
            role: {
                id: number;
                title: string;
                /** @enum {string} */
                type: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            };
            /**
             * @description Role type
             * @enum {string}
             */
            roleType?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            /** @description Public ID */
            secureId?: string;
            /**
             * @description Status
             * @enum {string}
             */
            status?: "active" | "blocked";
            /**
             * Format: unix-time
             * @description Status changed
             */
            statusChangedAt?: number | null;
            /** @description Status changed by */
            statusChangedBy?: number | null;
            /** @description Tags */
            tags?: number[];
            /** @description Team */
            team?: number | null;
            /** @description Time zone */
            timezone?: string | null;
            /** @description Traffic blocked */
            trafficBlocked?: boolean;
            /**
             * Format: unix-time
             * @description Traffic blocked since
             */
            trafficBlockedAt?: number | null;
            /** @description Two-factor authentication */
            twoFactor?: boolean;
            /**
             * Format: unix-time
             * @description Updated
             */
            updatedAt?: number;
            /** @description Updated by */
            updatedBy?: number | null;
            /** @description Version */
            version?: number;
        };
        MeEdit: {
            /**
             * Format: date
             * @description Birth date
             */
            birthDate?: string | null;
            /** @description Contacts */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /**
             * Format: password
             * @description The current password; due with a new one, which ends the other sessions of the user, and with another address.
             */
            currentPassword?: string;
            /**
             * Format: email
             * @description Email
             */
            email?: string;
            /** @description First name */
            firstName?: string;
            /** @description Language */
            language?: string | null;
            /** @description Last name */
            lastName?: string | null;
            /**
             * Format: password
             * @description Password
             */
            password?: string | null;
            /** @description Along with a new password: whether the API tokens of the user are revoked, too. */
            revokeApiTokens?: boolean;
            /** @description Time zone */
            timezone?: string | null;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description A record that can be chosen now. */
        Named: {
            id: number;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        /** @description What affiliates promote: a product of one or more advertisers. */
        Offer: {
            /**
             * @description Access. Private offers are visible only to assigned affiliates and teams. 1 = Public, 3 = Private.
             * @enum {integer}
             */
            accessType?: 1 | 3;
            /** @description Advertisers. Ids of records: advertiser. */
            advertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. */
            assignedAffiliates?: number[];
            /** @description Assigned teams. Ids of records: team. */
            assignedTeams?: number[];
            /** @description Campaigns. Ids of records: campaign. They refer to this one by `offer`. */
            campaigns?: number[];
            /** @description Categories. Ids of records: category. */
            categories?: number[];
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Description. */
            description?: string | null;
            /** @description ID. */
            id: number;
            /** @description Image. */
            imageUrl?: string | null;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @description Hot. */
            isHot?: boolean;
            /** @description Landing pages. Ids of records: landing. They refer to this one by `offer`. */
            landers?: number[];
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Payment methods. Ids of records: paymentMethod. */
            payMethods?: number[];
            /** @description Public ID. */
            secureId?: string;
            /** @description Session duration. In days. */
            sessionLifespan?: number | null;
            /**
             * @description Session starts at. 1 = First click, 2 = Last click.
             * @enum {integer|null}
             */
            sessionLifespanType?: 1 | 2 | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive" | "draft";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tags. Ids of tags of the type `offer`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /** @description Trafficback URL. Where to send visitors that no landing page accepts. */
            trafficbackUrl?: string | null;
            /** @description Traffic sources. Ids of records: trafficSource. */
            trafficSources?: number[];
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        OfferCreate: {
            /**
             * @description Access. Private offers are visible only to assigned affiliates and teams. 1 = Public, 3 = Private.
             * @default 1
             * @enum {integer}
             */
            accessType?: 1 | 3;
            /** @description Advertisers. Ids of records: advertiser. */
            advertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. */
            assignedAffiliates?: number[];
            /** @description Assigned teams. Ids of records: team. */
            assignedTeams?: number[];
            /** @description Categories. Ids of records: category. */
            categories?: number[];
            /** @description Description. */
            description?: string | null;
            /** @description Image. */
            imageUrl?: string | null;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /**
             * @description Hot.
             * @default false
             */
            isHot?: boolean;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Payment methods. Ids of records: paymentMethod. */
            payMethods?: number[];
            /** @description Session duration. In days. */
            sessionLifespan?: number | null;
            /**
             * @description Session starts at. 1 = First click, 2 = Last click.
             * @enum {integer|null}
             */
            sessionLifespanType?: 1 | 2 | null;
            /** @description Tags. Ids of tags of the type `offer`. */
            tags?: number[];
            /** @description Title. */
            title: string;
            /** @description Trafficback URL. Where to send visitors that no landing page accepts. */
            trafficbackUrl?: string | null;
            /** @description Traffic sources. Ids of records: trafficSource. */
            trafficSources?: number[];
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        OfferEdit: {
            /**
             * @description Access. Private offers are visible only to assigned affiliates and teams. 1 = Public, 3 = Private.
             * @enum {integer}
             */
            accessType?: 1 | 3;
            /** @description Advertisers. Ids of records: advertiser. */
            advertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. */
            assignedAffiliates?: number[];
            /** @description Assigned teams. Ids of records: team. */
            assignedTeams?: number[];
            /** @description Categories. Ids of records: category. */
            categories?: number[];
            /** @description Description. */
            description?: string | null;
            id: number;
            /** @description Image. */
            imageUrl?: string | null;
            /**
             * @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page.
             * @enum {integer|null}
             */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @description Hot. */
            isHot?: boolean;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Payment methods. Ids of records: paymentMethod. */
            payMethods?: number[];
            /** @description Session duration. In days. */
            sessionLifespan?: number | null;
            /**
             * @description Session starts at. 1 = First click, 2 = Last click.
             * @enum {integer|null}
             */
            sessionLifespanType?: 1 | 2 | null;
            /** @description Tags. Ids of tags of the type `offer`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /** @description Trafficback URL. Where to send visitors that no landing page accepts. */
            trafficbackUrl?: string | null;
            /** @description Traffic sources. Ids of records: trafficSource. */
            trafficSources?: number[];
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
            /** @description Vertical. Id of a record: vertical. */
            vertical?: number | null;
        };
        /** @enum {string} */
        OfferField: "id" | "secureId" | "title" | "accessType" | "imageUrl" | "description" | "vertical" | "categories" | "trafficSources" | "payMethods" | "integrationMethod" | "advertisers" | "managers" | "tags" | "isHot" | "assignedAffiliates" | "assignedTeams" | "landers" | "campaigns" | "sessionLifespan" | "sessionLifespanType" | "trafficbackUrl" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        OfferStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive" | "draft";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        OwnNotification: {
            /** @description What it tells of, in the language of the call. */
            description: string;
            /** @description Whether the user is written to about it. */
            email: boolean;
            /** @description Its name in code. */
            kind: string;
            /** @description Whether it is always sent, as it tells of what an intruder would do. */
            locked: boolean;
            /** @description In the language of the call. */
            title: string;
        };
        OwnNotificationEdit: {
            /** @description Whether the user is written to about it. */
            email: boolean;
            /** @description Its name in code. */
            kind: string;
        };
        OwnSession: {
            /** @description Network address it was last renewed from. */
            address: string | null;
            /** @description Such as `Firefox`; null where the client does not say. */
            browser: string | null;
            /**
             * Format: unix-time
             * @description When somebody signed in.
             */
            createdAt: number;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * Format: unix-time
             * @description When it ends unless it is used.
             */
            expiresAt: number;
            /**
             * Format: uuid
             * @description Name of the session; it stays when its tokens are renewed.
             */
            id: string;
            /** @description Who acts as the user in it; affiliates are told that somebody does, and not who. */
            impersonator: {
                fullName: string | null;
                id: number | null;
            } | null;
            /**
             * Format: unix-time
             * @description When it was last used, to some minutes.
             */
            lastUsedAt: number;
            /** @description Such as `Windows`; null where the client does not say. */
            system: string | null;
        };
        OwnSessionIdentified: {
            /**
             * Format: uuid
             * @description Name of the session; it stays when its tokens are renewed.
             */
            id: string;
        };
        /** @description Parameters that the server describes. */
        ParameterForm: {
            /** @description JSON Schema (2020-12) of what may be stored. */
            schema: {
                [key: string]: unknown;
            };
            /** @description How a form shows it (react-jsonschema-form). */
            uiSchema: {
                [key: string]: unknown;
            };
        };
        /** @description How the network pays its affiliates. */
        PaymentMethod: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Description. */
            description?: string | null;
            /** @description ID. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        PaymentMethodCreate: {
            /** @description Description. */
            description?: string | null;
            /** @description Title. */
            title: string;
        };
        PaymentMethodEdit: {
            /** @description Description. */
            description?: string | null;
            id: number;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        PaymentMethodField: "id" | "title" | "description" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PaymentMethodStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description The right to make one kind of call or to open one page. Known to all tenants, changed by none. */
        Permission: {
            /** @description Description. */
            description?: string | null;
            /** @description Disabled. */
            disabled?: boolean;
            /** @description Group. */
            groupId?: number;
            /** @description Hidden. */
            hidden?: boolean;
            /** @description ID. */
            id: number;
            /** @description Role types. Role types it can be granted to. */
            permissionRoleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
            /** @description Name in code. */
            system?: string;
            /** @description Title. */
            title?: string;
        };
        /** @enum {string} */
        PermissionField: "id" | "title" | "description" | "system" | "groupId" | "hidden" | "disabled" | "permissionRoleType";
        PostbackEvent: {
            /** @enum {string} */
            group: "conversions" | "leadGrades" | "leadStatuses";
            id: string;
            slug: string;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        /** @description Interface settings of a user. */
        Preference: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /** @description Settings. At most 64 kB of JSON. */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description Type.
             * @enum {string}
             */
            type?: "tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface";
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description User. Id of a record: user. */
            user?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        PreferenceCreate: {
            /** @description Settings. At most 64 kB of JSON. */
            settings: {
                [key: string]: unknown;
            };
            /**
             * @description Type.
             * @enum {string}
             */
            type: "tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface";
        };
        PreferenceEdit: {
            id: number;
            /** @description Settings. At most 64 kB of JSON. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        PreferenceField: "id" | "type" | "user" | "settings" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        /** @description A saved view of a list: its filters, sorting and columns. */
        Preset: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /** @description Shared. Colleagues see it. Its owner and administrators change it. */
            isShared?: boolean;
            /** @description Settings. At most 64 kB of JSON. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Title. */
            title?: string;
            /**
             * @description Type.
             * @enum {string}
             */
            type?: "table" | "statistics";
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description User. Id of a record: user. */
            user?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        PresetCreate: {
            /**
             * @description Shared. Colleagues see it. Its owner and administrators change it.
             * @default false
             */
            isShared?: boolean;
            /** @description Settings. At most 64 kB of JSON. */
            settings: {
                [key: string]: unknown;
            };
            /** @description Title. */
            title: string;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "table" | "statistics";
        };
        PresetEdit: {
            id: number;
            /** @description Shared. Colleagues see it. Its owner and administrators change it. */
            isShared?: boolean;
            /** @description Settings. At most 64 kB of JSON. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        PresetField: "id" | "title" | "type" | "user" | "isShared" | "settings" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        ReachedRecords: {
            /** @description How many there are now. */
            count: number;
            /** @description Name in code of what the records are. */
            entity: string;
            /** @description Which of them, in words. */
            rows: string;
            title: string;
        };
        /** @description A named set of permissions. */
        Role: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /** @description Permissions. Ids of records: permission. */
            permissions?: number[];
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * @description Role type.
             * @enum {string}
             */
            type?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        RoleCreate: {
            /** @description Permissions. Ids of records: permission. */
            permissions?: number[];
            /** @description Title. */
            title: string;
            /**
             * @description Role type.
             * @enum {string}
             */
            type: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
        };
        RoleEdit: {
            id: number;
            /** @description Permissions. Ids of records: permission. */
            permissions?: number[];
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        RoleField: "id" | "title" | "type" | "permissions" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        RoleStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        SearchGroup: {
            /** @description Name in code of what they are. */
            entity: string;
            /** @description The best one first. */
            hits: components["schemas"]["SearchHit"][];
            /** @description Name in code of the view that the records are shown in: `campaign`, `affiliate`, `employee`, … */
            view: string;
        };
        SearchHit: {
            id: number;
            /** @description Its status, where it has one. */
            status: string | null;
            /** @description What tells it from others of the same name, such as the email address of a user. */
            subtitle: string | null;
            /** @description By what people know the record; its id where it has no name. */
            title: string;
            /** @description Which sort of record it is; the role type of a user. */
            type: string | number | null;
        };
        SpokenLanguage: {
            /** @description Code of ISO 639-1. */
            id: string;
            /** @description What its speakers call it. */
            nativeTitle: string;
            /** @description In the language of `Accept-Language`. */
            title: string;
        };
        /** @description A label for organizing records. */
        Tag: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * @description Used for.
             * @enum {string}
             */
            type?: "advertiser" | "user" | "team" | "offer" | "landing";
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        TagCreate: {
            /** @description Title. */
            title: string;
            /**
             * @description Used for.
             * @enum {string}
             */
            type: "advertiser" | "user" | "team" | "offer" | "landing";
        };
        TagEdit: {
            id: number;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        TagField: "id" | "title" | "type" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TagStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description Affiliates who work together and share settings and offers. */
        Team: {
            /** @description Accept cold traffic. */
            acceptColdTraffic?: boolean;
            /** @description Accept invalid leads. */
            acceptInvalidLeads?: boolean;
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedTeams`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description Reason. */
            blockReason?: string | null;
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Members. Ids of records: user. They refer to this one by `team`, which an edit of this one edits there. */
            members?: number[];
            /** @description Members. */
            membersCount?: number | null;
            /** @description Redirect to the advertiser. */
            redirectToAdvertiser?: boolean;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "blocked";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tags. Ids of tags of the type `team`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /** @description Traffic blocked. */
            trafficBlocked?: boolean;
            /**
             * Format: unix-time
             * @description Traffic blocked since. Seconds since 1970 UTC.
             */
            trafficBlockedAt?: number | null;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        TeamCreate: {
            /**
             * @description Accept cold traffic.
             * @default true
             */
            acceptColdTraffic?: boolean;
            /**
             * @description Accept invalid leads.
             * @default false
             */
            acceptInvalidLeads?: boolean;
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedTeams`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Members. Ids of records: user. They refer to this one by `team`, which an edit of this one edits there. */
            members?: number[];
            /**
             * @description Redirect to the advertiser.
             * @default true
             */
            redirectToAdvertiser?: boolean;
            /** @description Tags. Ids of tags of the type `team`. */
            tags?: number[];
            /** @description Title. */
            title: string;
        };
        TeamEdit: {
            /** @description Accept cold traffic. */
            acceptColdTraffic?: boolean;
            /** @description Accept invalid leads. */
            acceptInvalidLeads?: boolean;
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedTeams`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description The lists of other records as the caller knows them. What others have added or taken away since stays so; without it a list becomes as it is sent. */
            basedOn?: {
                assignedOffers?: number[];
                members?: number[];
            };
            id: number;
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Members. Ids of records: user. They refer to this one by `team`, which an edit of this one edits there. */
            members?: number[];
            /** @description Redirect to the advertiser. */
            redirectToAdvertiser?: boolean;
            /** @description Tags. Ids of tags of the type `team`. */
            tags?: number[];
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        TeamField: "id" | "title" | "managers" | "tags" | "members" | "membersCount" | "acceptColdTraffic" | "acceptInvalidLeads" | "redirectToAdvertiser" | "trafficBlocked" | "trafficBlockedAt" | "assignedOffers" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TeamStatus: {
            /**
             * @description What to block.
             * @enum {string|null}
             */
            blockingType?: "access" | "traffic" | "full" | null;
            id: number;
            /** @description Why; required with: blocked. */
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        Timezone: {
            /** @description IANA name. */
            id: string;
            /** @description Seconds east of UTC now. */
            offset: number;
            /** @description The name with its offset now: `Europe/Riga (+02:00)`. */
            title: string;
        };
        Tokens: {
            extraInfo: {
                /**
                 * Format: unix-time
                 * @description Version of the browser’s part of the product.
                 */
                frontendVersionTs: number;
                /**
                 * @description Status of the user.
                 * @enum {string}
                 */
                status: "active" | "blocked";
                /** @description Whether their traffic is blocked. */
                trafficBlocked: boolean;
            };
            /** @description Good once, for `POST /refresh`. Its claim `exp` says until when. */
            refreshToken: string;
            /** @description Bearer token (JWT) for all other calls. It is good for a day at most. */
            token: string;
        };
        /** @description Where visitors come from: search, social networks, mail, … */
        TrafficSource: {
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description ID. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        TrafficSourceCreate: {
            /** @description Title. */
            title: string;
        };
        TrafficSourceEdit: {
            id: number;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        TrafficSourceField: "id" | "title" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TrafficSourceStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description A person who signs in: an employee of the network or an affiliate. */
        User: {
            /** @description Accept cold traffic. */
            acceptColdTraffic?: boolean;
            /** @description Accept invalid leads. */
            acceptInvalidLeads?: boolean;
            /** @description Lead API token. Only for sending leads and checking their status; affiliates only. For the rest of the API, create API tokens in your profile. */
            apiToken?: string | null;
            /** @description Assigned advertisers. Ids of records: advertiser. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAdvertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAffiliates?: number[];
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedAffiliates`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description Assigned teams. Ids of records: team. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedTeams?: number[];
            /**
             * Format: date
             * @description Birth date.
             */
            birthDate?: string | null;
            /** @description Reason. */
            blockReason?: string | null;
            /** @description Bot key. */
            botKey?: string | null;
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Custom permissions. Replace the permissions of the role. Ids of records: permission. */
            customPermissions?: number[];
            /**
             * Format: email
             * @description Email.
             */
            email?: string;
            /** @description Notes. */
            extraInfo?: string | null;
            /** @description First name. */
            firstName?: string;
            /** @description Name. */
            fullName?: string | null;
            /** @description Use custom permissions. */
            hasCustomPermissions?: boolean;
            /** @description ID. */
            id: number;
            /** @description Language. Codes are listed by `GET /user/info` under `languages`. */
            language?: string | null;
            /**
             * Format: unix-time
             * @description Last activity. Seconds since 1970 UTC.
             */
            lastActivityAt?: number | null;
            /** @description Last name. */
            lastName?: string | null;
            /** @description Managed offers. Ids of records: offer. They refer to this one by `managers`, which an edit of this one edits there. */
            managedOffers?: number[];
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /** @description Permissions. */
            permissions?: string[];
            /** @description Redirect to the advertiser. */
            redirectToAdvertiser?: boolean;
            /** @description Role. Id of a record: role. */
            role?: number;
            /**
             * @description Role type.
             * @enum {string}
             */
            roleType?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            /** @description Public ID. */
            secureId?: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "blocked";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Tags. Ids of tags of the type `user`. */
            tags?: number[];
            /** @description Team. Id of a record: team. */
            team?: number | null;
            /** @description Time zone. Codes are listed by `GET /user/info` under `timezones`. */
            timezone?: string | null;
            /** @description Traffic blocked. */
            trafficBlocked?: boolean;
            /**
             * Format: unix-time
             * @description Traffic blocked since. Seconds since 1970 UTC.
             */
            trafficBlockedAt?: number | null;
            /** @description Two-factor authentication. */
            twoFactor?: boolean;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        UserCreate: {
            /**
             * @description Accept cold traffic.
             * @default true
             */
            acceptColdTraffic?: boolean;
            /**
             * @description Accept invalid leads.
             * @default false
             */
            acceptInvalidLeads?: boolean;
            /** @description Assigned advertisers. Ids of records: advertiser. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAdvertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAffiliates?: number[];
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedAffiliates`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description Assigned teams. Ids of records: team. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedTeams?: number[];
            /**
             * Format: date
             * @description Birth date.
             */
            birthDate?: string | null;
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** @description Custom permissions. Replace the permissions of the role. Ids of records: permission. */
            customPermissions?: number[];
            /**
             * Format: email
             * @description Email.
             */
            email: string;
            /** @description Notes. */
            extraInfo?: string | null;
            /** @description First name. */
            firstName: string;
            /**
             * @description Use custom permissions.
             * @default false
             */
            hasCustomPermissions?: boolean;
            /**
             * @description Language. Codes are listed by `GET /user/info` under `languages`.
             * @default en
             */
            language?: string | null;
            /** @description Last name. */
            lastName?: string | null;
            /** @description Managed offers. Ids of records: offer. They refer to this one by `managers`, which an edit of this one edits there. */
            managedOffers?: number[];
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /**
             * Format: password
             * @description Password. Leave empty to keep the current password.
             */
            password?: string | null;
            /**
             * @description Redirect to the advertiser.
             * @default true
             */
            redirectToAdvertiser?: boolean;
            /** @description Role. Id of a record: role. */
            role: number;
            /** @description Tags. Ids of tags of the type `user`. */
            tags?: number[];
            /** @description Team. Id of a record: team. */
            team?: number | null;
            /**
             * @description Time zone. Codes are listed by `GET /user/info` under `timezones`.
             * @default UTC
             */
            timezone?: string | null;
        };
        UserEdit: {
            /** @description Accept cold traffic. */
            acceptColdTraffic?: boolean;
            /** @description Accept invalid leads. */
            acceptInvalidLeads?: boolean;
            /** @description Assigned advertisers. Ids of records: advertiser. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAdvertisers?: number[];
            /** @description Assigned affiliates. Ids of records: user. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedAffiliates?: number[];
            /** @description Assigned offers. Ids of records: offer. They refer to this one by `assignedAffiliates`, which an edit of this one edits there. */
            assignedOffers?: number[];
            /** @description Assigned teams. Ids of records: team. They refer to this one by `managers`, which an edit of this one edits there. */
            assignedTeams?: number[];
            /** @description The lists of other records as the caller knows them. What others have added or taken away since stays so; without it a list becomes as it is sent. */
            basedOn?: {
                assignedAdvertisers?: number[];
                assignedAffiliates?: number[];
                assignedOffers?: number[];
                assignedTeams?: number[];
                managedOffers?: number[];
            };
            /**
             * Format: date
             * @description Birth date.
             */
            birthDate?: string | null;
            /** @description Contacts. */
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** @description Custom permissions. Replace the permissions of the role. Ids of records: permission. */
            customPermissions?: number[];
            /**
             * Format: email
             * @description Email.
             */
            email?: string;
            /** @description Notes. */
            extraInfo?: string | null;
            /** @description First name. */
            firstName?: string;
            /** @description Use custom permissions. */
            hasCustomPermissions?: boolean;
            id: number;
            /** @description Language. Codes are listed by `GET /user/info` under `languages`. */
            language?: string | null;
            /** @description Last name. */
            lastName?: string | null;
            /** @description Managed offers. Ids of records: offer. They refer to this one by `managers`, which an edit of this one edits there. */
            managedOffers?: number[];
            /** @description Managers. Ids of records: user. */
            managers?: number[];
            /**
             * Format: password
             * @description Password. Leave empty to keep the current password.
             */
            password?: string | null;
            /** @description Redirect to the advertiser. */
            redirectToAdvertiser?: boolean;
            /** @description Role. Id of a record: role. */
            role?: number;
            /** @description Tags. Ids of tags of the type `user`. */
            tags?: number[];
            /** @description Team. Id of a record: team. */
            team?: number | null;
            /** @description Time zone. Codes are listed by `GET /user/info` under `timezones`. */
            timezone?: string | null;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        UserField: "id" | "secureId" | "firstName" | "lastName" | "fullName" | "email" | "role" | "roleType" | "permissions" | "hasCustomPermissions" | "customPermissions" | "team" | "managers" | "tags" | "contacts" | "birthDate" | "timezone" | "language" | "lastActivityAt" | "trafficBlocked" | "trafficBlockedAt" | "acceptColdTraffic" | "acceptInvalidLeads" | "redirectToAdvertiser" | "assignedOffers" | "assignedAffiliates" | "assignedTeams" | "assignedAdvertisers" | "managedOffers" | "apiToken" | "extraInfo" | "twoFactor" | "botKey" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        UserResetTwoFactor: {
            id: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        UserStatus: {
            /**
             * @description What to block.
             * @enum {string|null}
             */
            blockingType?: "access" | "traffic" | "full" | null;
            id: number;
            /** @description Why; required with: blocked. */
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @description A line of business, with its lead parameters and grades. */
        Vertical: {
            /** @description Advertisers. Ids of records: advertiser. They refer to this one by `vertical`. */
            advertisers?: number[];
            /**
             * Format: unix-time
             * @description Created. Seconds since 1970 UTC.
             */
            createdAt?: number;
            /** @description Created by. Id of a record: user. */
            createdBy?: number | null;
            /** @description Description. */
            description?: string | null;
            /** @description ID. */
            id: number;
            /** @description Inbound rules. */
            inboundRules?: {
                /** @enum {string} */
                operator: "equals" | "not_equals" | "contains" | "present";
                parameter: string;
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
                value?: string | null;
            }[];
            /** @description Lead parameters. */
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            /** @description Lead grades. */
            leadGrades?: {
                final?: boolean;
                title: string;
            }[];
            /** @description Redirect. */
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * Format: unix-time
             * @description Status changed. Seconds since 1970 UTC.
             */
            statusChangedAt?: number | null;
            /** @description Status changed by. Id of a record: user. */
            statusChangedBy?: number | null;
            /** @description Title. */
            title?: string;
            /**
             * Format: unix-time
             * @description Updated. Seconds since 1970 UTC.
             */
            updatedAt?: number;
            /** @description Updated by. Id of a record: user. */
            updatedBy?: number | null;
            /** @description Version. Grows by one with every change. An edit that sends an old one is refused with 409. */
            version?: number;
        };
        VerticalCreate: {
            /** @description Description. */
            description?: string | null;
            /** @description Inbound rules. */
            inboundRules?: {
                /** @enum {string} */
                operator: "equals" | "not_equals" | "contains" | "present";
                parameter: string;
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
                value?: string | null;
            }[];
            /** @description Lead parameters. */
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            /** @description Lead grades. */
            leadGrades?: {
                final?: boolean;
                title: string;
            }[];
            /** @description Redirect. */
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            /** @description Title. */
            title: string;
        };
        VerticalEdit: {
            /** @description Description. */
            description?: string | null;
            id: number;
            /** @description Inbound rules. */
            inboundRules?: {
                /** @enum {string} */
                operator: "equals" | "not_equals" | "contains" | "present";
                parameter: string;
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
                value?: string | null;
            }[];
            /** @description Lead parameters. */
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            /** @description Lead grades. */
            leadGrades?: {
                final?: boolean;
                title: string;
            }[];
            /** @description Redirect. */
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            /** @description Title. */
            title?: string;
            /** @description Id of an entry of the record’s history: its fields become again what they were before it. Refused with 409 where a later change touched one of them (`changedSince`), and where it was no edit or changed what the history does not tell (`notUndoable`). */
            undoes?: number;
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
        /** @enum {string} */
        VerticalField: "id" | "title" | "description" | "advertisers" | "incomingParameters" | "leadGrades" | "inboundRules" | "redirect" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        VerticalStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description The version the change is based on; an old one is refused with 409. */
            version?: number;
        };
    };
    responses: {
        /** @description The request is malformed, or has a parameter that is unknown or of the wrong type. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The record was changed by somebody else, is still referred to, or its status does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictFailure"];
            };
        };
        /** @description The caller lacks the permission, or may not do this to this record. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The address or the headers are too long. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Fields break their rules. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record for this caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request did not arrive in time. */
        Timeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls; try again later. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is no longer good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server cannot answer now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has a type that is not accepted. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the authenticator app, or one of the recovery codes. */
                    code?: string;
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPublicImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The new password.
                     */
                    password: string;
                    /** @description From the link. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The request was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Email
                     */
                    email: string;
                    /** @description First name */
                    firstName: string;
                    /** @description Language */
                    language?: string | null;
                    /** @description Last name */
                    lastName?: string | null;
                    /**
                     * Format: password
                     * @description Password
                     */
                    password: string;
                    /** @description Time zone */
                    timezone?: string | null;
                };
            };
        };
        responses: {
            /** @description Their first session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readApiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Email
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Whether nobody has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            free: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description The tokens that follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdvertisers: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Default currency. Id of a record: currency. */
                defaultCurrency?: number[];
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["AdvertiserField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "redirectTemplateEnabled:asc" | "redirectTemplateEnabled:desc" | "redirectTemplate:asc" | "redirectTemplate:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `advertiser`. */
                tags?: number[];
                /** @description Vertical. Id of a record: vertical. */
                vertical?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: contacts, offers, apiToken. */
                with?: components["schemas"]["AdvertiserField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Advertiser"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdvertisers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Advertiser"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editAdvertisers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Advertiser"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAdvertiser: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["AdvertiserField"][];
                /** @description Fields to send beside the usual ones. Sent only so: contacts, offers, apiToken. */
                with?: components["schemas"]["AdvertiserField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Advertiser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdvertiserHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBlockOfAdvertisers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Advertiser"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdvertisers: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Default currency. Id of a record: currency. */
                defaultCurrency?: number[];
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["AdvertiserField"][];
                /** @description ID. */
                id?: number[];
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "redirectTemplateEnabled:asc" | "redirectTemplateEnabled:desc" | "redirectTemplate:asc" | "redirectTemplate:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `advertiser`. */
                tags?: number[];
                /** @description Vertical. Id of a record: vertical. */
                vertical?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: contacts, offers, apiToken. */
                with?: components["schemas"]["AdvertiserField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["ApiTokenField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "expiresAt:asc" | "expiresAt:desc" | "hint:asc" | "hint:desc" | "lastUsedAt:asc" | "lastUsedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: token. */
                with?: components["schemas"]["ApiTokenField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ApiToken"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ApiTokenCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ApiToken"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Identified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportApiTokens: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["ApiTokenField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "expiresAt:asc" | "expiresAt:desc" | "hint:asc" | "hint:desc" | "lastUsedAt:asc" | "lastUsedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: token. */
                with?: components["schemas"]["ApiTokenField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Affiliate. Id of a record: user. */
                affiliate?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CampaignField"][];
                /** @description ID. */
                id?: number[];
                /** @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page. */
                integrationMethod?: (1 | 2 | 3)[];
                /** @description Landing pages. Ids of records: landing. */
                landers?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Offer. Id of a record: offer. */
                offer?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "domain:asc" | "domain:desc" | "autocreated:asc" | "autocreated:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "inactive" | "offer_revoked" | "blocked" | "deleted")[];
                /** @description Traffic source. Id of a record: trafficSource. */
                trafficSource?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: landers. */
                with?: components["schemas"]["CampaignField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Campaign"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CampaignCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Campaign"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CampaignEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Campaign"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCampaign: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CampaignField"][];
                /** @description Fields to send beside the usual ones. Sent only so: landers. */
                with?: components["schemas"]["CampaignField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CampaignStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Campaign"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Campaign"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCampaigns: {
        parameters: {
            query?: {
                /** @description Affiliate. Id of a record: user. */
                affiliate?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CampaignField"][];
                /** @description ID. */
                id?: number[];
                /** @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page. */
                integrationMethod?: (1 | 2 | 3)[];
                /** @description Landing pages. Ids of records: landing. */
                landers?: number[];
                /** @description Offer. Id of a record: offer. */
                offer?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "domain:asc" | "domain:desc" | "autocreated:asc" | "autocreated:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "inactive" | "offer_revoked" | "blocked" | "deleted")[];
                /** @description Traffic source. Id of a record: trafficSource. */
                trafficSource?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: landers. */
                with?: components["schemas"]["CampaignField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CategoryField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CategoryField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Category"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CategoryCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Category"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CategoryEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Category"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCategory: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CategoryField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CategoryField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CategoryStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Category"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCategories: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CategoryField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CategoryField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description Code. Three capital letters, as in ISO 4217. */
                code?: string[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CurrencyField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "code:asc" | "code:desc" | "title:asc" | "title:desc" | "symbol:asc" | "symbol:desc" | "symbolNative:asc" | "symbolNative:desc" | "rate:asc" | "rate:desc" | "date:asc" | "date:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: code, title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CurrencyField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Currency"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCurrencies: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CurrencyCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Currency"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CurrencyEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Currency"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCurrency: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CurrencyField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CurrencyField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Currency"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCurrencyHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CurrencyStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Currency"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCurrencies: {
        parameters: {
            query?: {
                /** @description Code. Three capital letters, as in ISO 4217. */
                code?: string[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["CurrencyField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "code:asc" | "code:desc" | "title:asc" | "title:desc" | "symbol:asc" | "symbol:desc" | "symbolNative:asc" | "symbolNative:desc" | "rate:asc" | "rate:desc" | "date:asc" | "date:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: code, title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["CurrencyField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["ImageField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "scope:asc" | "scope:desc" | "fileName:asc" | "fileName:desc" | "contentType:asc" | "contentType:desc" | "bytes:asc" | "bytes:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Scope. */
                scope?: ("offer" | "tenant_logo" | "tenant_favicon")[];
                /** @description Public ID. */
                secureId?: string[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["ImageField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Image"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query: {
                /** @description What the image is for. */
                scope: "offer" | "tenant_logo" | "tenant_favicon";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The image. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Identified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImage: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["ImageField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["ImageField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    impersonate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Id of a user. */
                    impersonateAs?: number;
                    /** @description Of the session of the call. */
                    refreshToken?: string;
                };
            };
        };
        responses: {
            /** @description The tokens to go on with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            currencies: components["schemas"]["KnownCurrency"][];
                            isoCountries: components["schemas"]["Country"][];
                            isoLanguages: components["schemas"]["SpokenLanguage"][];
                            languages: components["schemas"]["SpokenLanguage"][];
                            redirectMethods: components["schemas"]["Choice"][];
                            redirectOptions: components["schemas"]["Choice"][];
                            timezones: components["schemas"]["Timezone"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCampaignInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            integrationMethods: components["schemas"]["Choice"][];
                            statuses: components["schemas"]["Choice"][];
                            trafficSources: components["schemas"]["Named"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readIntegrationInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            integrationMethods: components["schemas"]["Choice"][];
                            redirectMethods: components["schemas"]["Choice"][];
                            redirectOptions: components["schemas"]["Choice"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOfferInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessType: components["schemas"]["Choice"][];
                            capPeriods: components["schemas"]["Choice"][];
                            creativeTypes: components["schemas"]["Choice"][];
                            integrationMethods: components["schemas"]["Choice"][];
                            landerStatuses: components["schemas"]["Choice"][];
                            landerTypes: components["schemas"]["Choice"][];
                            sessionLifespanTypes: components["schemas"]["Choice"][];
                            trafficSources: components["schemas"]["Named"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPostbackInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            events: components["schemas"]["PostbackEvent"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVerticalInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            conversionStatuses: components["schemas"]["Choice"][];
                            distributionMethod: components["schemas"]["Choice"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Job"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRequest"];
            };
        };
        responses: {
            /** @description The job, which begins by itself. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobFailures: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records and why, by their ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["JobFailure"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLandings: {
        parameters: {
            query?: {
                /** @description Advertiser. Id of a record: advertiser. */
                advertiser?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["LandingField"][];
                /** @description ID. */
                id?: number[];
                /** @description Language. Codes are listed by `GET /user/info` under `isoLanguages`. */
                landerApiLanguage?: string[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Offer. Id of a record: offer. */
                offer?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "targetUrl:asc" | "targetUrl:desc" | "previewUrl:asc" | "previewUrl:desc" | "pageType:asc" | "pageType:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Page type. */
                pageType?: ("landing" | "prelanding" | "thank_you")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Tags. Ids of tags of the type `landing`. */
                tags?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: additionalParameters. */
                with?: components["schemas"]["LandingField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLandings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LandingCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editLandings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LandingEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLanding: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["LandingField"][];
                /** @description Fields to send beside the usual ones. Sent only so: additionalParameters. */
                with?: components["schemas"]["LandingField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Landing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editLanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LandingEdit"][];
                };
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLandingHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfLandings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LandingStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneLandings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Landing"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLandings: {
        parameters: {
            query?: {
                /** @description Advertiser. Id of a record: advertiser. */
                advertiser?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["LandingField"][];
                /** @description ID. */
                id?: number[];
                /** @description Language. Codes are listed by `GET /user/info` under `isoLanguages`. */
                landerApiLanguage?: string[];
                /** @description Offer. Id of a record: offer. */
                offer?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "targetUrl:asc" | "targetUrl:desc" | "previewUrl:asc" | "previewUrl:desc" | "pageType:asc" | "pageType:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Page type. */
                pageType?: ("landing" | "prelanding" | "thank_you")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Tags. Ids of tags of the type `landing`. */
                tags?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: additionalParameters. */
                with?: components["schemas"]["LandingField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoginRecords: {
        parameters: {
            query?: {
                /** @description IP address. */
                address?: string[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["LoginRecordField"][];
                /** @description ID. */
                id?: number[];
                /** @description Impersonated by. Id of a record: user. */
                impersonator?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                /** @description Outcome. */
                outcome?: ("success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused")[];
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["LoginRecordField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LoginRecord"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLoginRecords: {
        parameters: {
            query?: {
                /** @description IP address. */
                address?: string[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["LoginRecordField"][];
                /** @description ID. */
                id?: number[];
                /** @description Impersonated by. Id of a record: user. */
                impersonator?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                /** @description Outcome. */
                outcome?: ("success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused")[];
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["LoginRecordField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Access. Private offers are visible only to assigned affiliates and teams. 1 = Public, 3 = Private. */
                accessType?: (1 | 3)[];
                /** @description Advertisers. Ids of records: advertiser. */
                advertisers?: number[];
                /** @description Assigned affiliates. Ids of records: user. */
                assignedAffiliates?: number[];
                /** @description Assigned teams. Ids of records: team. */
                assignedTeams?: number[];
                /** @description Categories. Ids of records: category. */
                categories?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["OfferField"][];
                /** @description ID. */
                id?: number[];
                /** @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page. */
                integrationMethod?: (1 | 2 | 3)[];
                /** @description Hot. */
                isHot?: boolean[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "accessType:asc" | "accessType:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "isHot:asc" | "isHot:desc" | "sessionLifespan:asc" | "sessionLifespan:desc" | "sessionLifespanType:asc" | "sessionLifespanType:desc" | "trafficbackUrl:asc" | "trafficbackUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Payment methods. Ids of records: paymentMethod. */
                payMethods?: number[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "inactive" | "draft")[];
                /** @description Tags. Ids of tags of the type `offer`. */
                tags?: number[];
                /** @description Traffic sources. Ids of records: trafficSource. */
                trafficSources?: number[];
                /** @description Vertical. Id of a record: vertical. */
                vertical?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: assignedAffiliates, assignedTeams, landers, campaigns. */
                with?: components["schemas"]["OfferField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OfferCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OfferEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOffer: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["OfferField"][];
                /** @description Fields to send beside the usual ones. Sent only so: assignedAffiliates, assignedTeams, landers, campaigns. */
                with?: components["schemas"]["OfferField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Offer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OfferEdit"][];
                };
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfferHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBlockOfOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OfferStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOffers: {
        parameters: {
            query?: {
                /** @description Access. Private offers are visible only to assigned affiliates and teams. 1 = Public, 3 = Private. */
                accessType?: (1 | 3)[];
                /** @description Advertisers. Ids of records: advertiser. */
                advertisers?: number[];
                /** @description Assigned affiliates. Ids of records: user. */
                assignedAffiliates?: number[];
                /** @description Assigned teams. Ids of records: team. */
                assignedTeams?: number[];
                /** @description Categories. Ids of records: category. */
                categories?: number[];
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["OfferField"][];
                /** @description ID. */
                id?: number[];
                /** @description Integration method. 1 = Redirect, 2 = API, 3 = Landing page. */
                integrationMethod?: (1 | 2 | 3)[];
                /** @description Hot. */
                isHot?: boolean[];
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "accessType:asc" | "accessType:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "isHot:asc" | "isHot:desc" | "sessionLifespan:asc" | "sessionLifespan:desc" | "sessionLifespanType:asc" | "sessionLifespanType:desc" | "trafficbackUrl:asc" | "trafficbackUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Payment methods. Ids of records: paymentMethod. */
                payMethods?: number[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "inactive" | "draft")[];
                /** @description Tags. Ids of tags of the type `offer`. */
                tags?: number[];
                /** @description Traffic sources. Ids of records: trafficSource. */
                trafficSources?: number[];
                /** @description Vertical. Id of a record: vertical. */
                vertical?: number[];
                /** @description Fields to send beside the usual ones. Sent only so: assignedAffiliates, assignedTeams, landers, campaigns. */
                with?: components["schemas"]["OfferField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readParameterBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example landing */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ParameterForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PaymentMethodField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PaymentMethodField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PaymentMethod"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentMethodCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PaymentMethod"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentMethodEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PaymentMethod"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPaymentMethod: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PaymentMethodField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PaymentMethodField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethodHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentMethodStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PaymentMethod"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPaymentMethods: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PaymentMethodField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PaymentMethodField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PermissionField"][];
                /** @description Group. This or more. */
                groupIdFrom?: number;
                /** @description Group. This or less. */
                groupIdTo?: number;
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "system:asc" | "system:desc" | "groupId:asc" | "groupId:desc" | "hidden:asc" | "hidden:desc" | "disabled:asc" | "disabled:desc")[];
                /** @description Role types. Role types it can be granted to. */
                permissionRoleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                /** @description Text to find in: title, name in code. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Include hidden. */
                showHidden?: boolean;
                /** @description Name in code. */
                system?: string[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PermissionField"][];
                /** @description What to tell of all records that match. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Permission"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPermission: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PermissionField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PermissionField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Permission"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPreferences: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PreferenceField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "type:asc" | "type:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Type. */
                type?: ("tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface")[];
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PreferenceField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preference"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PreferenceCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preference"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Identified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PreferenceEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preference"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPreference: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PreferenceField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PreferenceField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preference"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPreferenceHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresets: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PresetField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "isShared:asc" | "isShared:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Type. */
                type?: ("table" | "statistics")[];
                /** @description User. Id of a record: user. */
                user?: number[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PresetField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preset"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPresets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PresetCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preset"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Identified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PresetEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Preset"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPreset: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["PresetField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["PresetField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preset"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresetHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countRelated: {
        parameters: {
            query: {
                /**
                 * @description Name in code of what the record is: `offer`, `campaign`, `user`, …
                 * @example offer
                 */
                entity: string;
                /**
                 * @description The record.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists, in the order of the definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                /** @description How many they are, of those the caller reaches. */
                                count: number;
                                /** @description The parameter that narrows that list to them. */
                                field: string;
                                /** @description Address in the admin of the list that the records stand in: `campaigns`. */
                                route: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["RoleField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Role type. */
                type?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                /** @description Fields to send beside the usual ones. Sent only so: permissions. */
                with?: components["schemas"]["RoleField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoleCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoleEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRole: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["RoleField"][];
                /** @description Fields to send beside the usual ones. Sent only so: permissions. */
                with?: components["schemas"]["RoleField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoleStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRoles: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["RoleField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Role type. */
                type?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                /** @description Fields to send beside the usual ones. Sent only so: permissions. */
                with?: components["schemas"]["RoleField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description How many records of each view at most. */
                limit?: number;
                /**
                 * @description What to find. Every sign stands for itself.
                 * @example ivan
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SearchGroup"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readGeneralSettings: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["GeneralSettingsField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["GeneralSettingsField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeneralSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editGeneralSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["GeneralSettingsEdit"][];
                };
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["GeneralSettings"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGeneralSettingsHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TagField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Used for. */
                type?: ("advertiser" | "user" | "team" | "offer" | "landing")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TagField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Tag"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TagCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Tag"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["Identified"][];
                };
            };
        };
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Identified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TagEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Tag"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTag: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TagField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TagField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTagHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TagStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Tag"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTags: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TagField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Used for. */
                type?: ("advertiser" | "user" | "team" | "offer" | "landing")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TagField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TeamField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `team`. */
                tags?: number[];
                /** @description Traffic blocked. */
                trafficBlocked?: boolean[];
                /** @description Fields to send beside the usual ones. Sent only so: members, assignedOffers. */
                with?: components["schemas"]["TeamField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Team"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TeamCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Team"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TeamEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Team"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTeam: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TeamField"][];
                /** @description Fields to send beside the usual ones. Sent only so: members, assignedOffers. */
                with?: components["schemas"]["TeamField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TeamEdit"][];
                };
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Team"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBlockOfTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TeamStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Team"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTeams: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TeamField"][];
                /** @description ID. */
                id?: number[];
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `team`. */
                tags?: number[];
                /** @description Traffic blocked. */
                trafficBlocked?: boolean[];
                /** @description Fields to send beside the usual ones. Sent only so: members, assignedOffers. */
                with?: components["schemas"]["TeamField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTitles: {
        parameters: {
            query: {
                /**
                 * @description Name in code of what the record is: `offer`, `campaign`, `user`, …
                 * @example campaign
                 */
                entity: string;
                /**
                 * @description The field that refers.
                 * @example offer
                 */
                field: string;
                /**
                 * @description The records that refer.
                 * @example [
                 *       5,
                 *       7
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that the caller reaches, each with the titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                /** @description The record that refers. */
                                id: number;
                                /** @description What it refers to by the field. */
                                titles: {
                                    id: number;
                                    /** @description By what people know the record. */
                                    title: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrafficSources: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TrafficSourceField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TrafficSourceField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrafficSource"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTrafficSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TrafficSourceCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrafficSource"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editTrafficSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TrafficSourceEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrafficSource"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTrafficSource: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TrafficSourceField"][];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TrafficSourceField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrafficSource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrafficSourceHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfTrafficSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TrafficSourceStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrafficSource"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTrafficSources: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["TrafficSourceField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. All are usual here. */
                with?: components["schemas"]["TrafficSourceField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Email. */
                email?: string[];
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["UserField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "firstName:asc" | "firstName:desc" | "lastName:asc" | "lastName:desc" | "fullName:asc" | "fullName:desc" | "email:asc" | "email:desc" | "roleType:asc" | "roleType:desc" | "hasCustomPermissions:asc" | "hasCustomPermissions:desc" | "lastActivityAt:asc" | "lastActivityAt:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Role. Id of a record: role. */
                role?: number[];
                /** @description Role type. */
                roleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                /** @description Text to find in: first name, last name, email. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `user`. */
                tags?: number[];
                /** @description Team. Id of a record: team. */
                team?: number[];
                /** @description Traffic blocked. */
                trafficBlocked?: boolean[];
                /** @description Fields to send beside the usual ones. Sent only so: permissions, customPermissions, contacts, birthDate, assignedOffers, assignedAffiliates, assignedTeams, assignedAdvertisers, managedOffers, apiToken, twoFactor, botKey. */
                with?: components["schemas"]["UserField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["UserCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["UserEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["UserField"][];
                /** @description Fields to send beside the usual ones. Sent only so: permissions, customPermissions, contacts, birthDate, assignedOffers, assignedAffiliates, assignedTeams, assignedAdvertisers, managedOffers, apiToken, twoFactor, botKey. */
                with?: components["schemas"]["UserField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["UserEdit"][];
                };
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether a set of their own replaces the permissions of the role. */
                            custom: boolean;
                            items: components["schemas"]["ExplainedPermission"][];
                            role: {
                                id: number;
                                /** @enum {string} */
                                status: "active" | "inactive";
                                title: string;
                                /** @enum {string} */
                                type: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
                            };
                            scopes: components["schemas"]["ReachedRecords"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBlockOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["UserStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Email. */
                email?: string[];
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["UserField"][];
                /** @description ID. */
                id?: number[];
                /** @description Managers. Ids of records: user. */
                managers?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "firstName:asc" | "firstName:desc" | "lastName:asc" | "lastName:desc" | "fullName:asc" | "fullName:desc" | "email:asc" | "email:desc" | "roleType:asc" | "roleType:desc" | "hasCustomPermissions:asc" | "hasCustomPermissions:desc" | "lastActivityAt:asc" | "lastActivityAt:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Role. Id of a record: role. */
                role?: number[];
                /** @description Role type. */
                roleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                /** @description Text to find in: first name, last name, email. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Public ID. */
                secureId?: string[];
                /** @description Status. */
                status?: ("active" | "blocked")[];
                /** @description Tags. Ids of tags of the type `user`. */
                tags?: number[];
                /** @description Team. Id of a record: team. */
                team?: number[];
                /** @description Traffic blocked. */
                trafficBlocked?: boolean[];
                /** @description Fields to send beside the usual ones. Sent only so: permissions, customPermissions, contacts, birthDate, assignedOffers, assignedAffiliates, assignedTeams, assignedAdvertisers, managedOffers, apiToken, twoFactor, botKey. */
                with?: components["schemas"]["UserField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMe: {
        parameters: {
            query?: {
                /** @description Fields to send beside the usual ones. */
                with?: ("id" | "secureId" | "firstName" | "lastName" | "fullName" | "email" | "role" | "roleType" | "permissions" | "hasCustomPermissions" | "customPermissions" | "team" | "managers" | "tags" | "contacts" | "birthDate" | "timezone" | "language" | "lastActivityAt" | "trafficBlocked" | "trafficBlockedAt" | "acceptColdTraffic" | "acceptInvalidLeads" | "redirectToAdvertiser" | "assignedOffers" | "assignedAffiliates" | "assignedTeams" | "assignedAdvertisers" | "managedOffers" | "apiToken" | "extraInfo" | "twoFactor" | "botKey" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["MeEdit"][];
                };
            };
        };
        responses: {
            /** @description The user as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Me"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnNotification"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editOwnNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OwnNotificationEdit"][];
                };
            };
        };
        responses: {
            /** @description All kinds of messages as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnNotification"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that live, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnSession"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OwnSessionIdentified"][];
                };
            };
        };
        responses: {
            /** @description What was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnSessionIdentified"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            enabled: boolean;
                            /** @description How many recovery codes were not used. */
                            recoveryCodesLeft: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The current password.
                     */
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description To be typed into the app. */
                            secret: string;
                            /** @description The same for a QR code: `otpauth://totp/…`. */
                            uri: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the authenticator app, or one of the recovery codes. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is on. Codes for when the device is lost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Each signs in once in place of a code. Shown this once; those of before are worthless. */
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the authenticator app, or one of the recovery codes. */
                    code?: string;
                    /**
                     * Format: password
                     * @description The current password.
                     */
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The current password.
                     */
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Each signs in once in place of a code. Shown this once; those of before are worthless. */
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTwoFactorOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["UserResetTwoFactor"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["User"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVerticals: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["VerticalField"][];
                /** @description ID. */
                id?: number[];
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. Sent only so: advertisers, incomingParameters, leadGrades, inboundRules, redirect. */
                with?: components["schemas"]["VerticalField"][];
                /** @description What to tell of all records that match. */
                withMeta?: ("totalCount" | "minDate" | "maxDate")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Vertical"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVerticals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within a day gets the first answer again instead of a second record. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["VerticalCreate"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Vertical"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editVerticals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["VerticalEdit"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Vertical"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVertical: {
        parameters: {
            query?: {
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["VerticalField"][];
                /** @description Fields to send beside the usual ones. Sent only so: advertisers, incomingParameters, leadGrades, inboundRules, redirect. */
                with?: components["schemas"]["VerticalField"][];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vertical"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVerticalHistory: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description How many records to pass over. */
                offset?: number;
                /** @description What to count beside the entries. */
                withMeta?: "totalCount"[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                            meta?: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStatusOfVerticals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["VerticalStatus"][];
                };
            };
        };
        responses: {
            /** @description The records as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Vertical"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVerticals: {
        parameters: {
            query?: {
                /** @description Created. Seconds since 1970 UTC. This or more. */
                createdAtFrom?: number;
                /** @description Created. Seconds since 1970 UTC. This or less. */
                createdAtTo?: number;
                /** @description Sends these fields and the id alone. */
                fields?: components["schemas"]["VerticalField"][];
                /** @description ID. */
                id?: number[];
                /** @description By which fields to order, the first one first. */
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                /** @description Text to find in: title. An id (12) or a public id finds its record too; #12 finds that one alone. */
                search?: string;
                /** @description Status. */
                status?: ("active" | "inactive")[];
                /** @description Fields to send beside the usual ones. Sent only so: advertisers, incomingParameters, leadGrades, inboundRules, redirect. */
                with?: components["schemas"]["VerticalField"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["Timeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
