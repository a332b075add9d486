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
    "/public/creatives/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the preview of a creative
         * @description Of images alone. Anybody may who has its address, which nobody can guess; it counts no download.
         */
        get: operations["readCreativePreview"];
        put?: never;
        post?: never;
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
    "/public/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what became of one’s leads
         * @description By the token of an affiliate, as `POST /public/leads` takes it: their own leads, the newest first. Too many calls get 429; `RateLimit-*` headers say how many are left.
         */
        get: operations["listSentLeads"];
        put?: never;
        /**
         * Send a lead
         * @description Takes the contact data of somebody who is interested in an offer, by the token of the affiliate whose campaign it is: the lead API token of their profile (`apiToken` of a user), or an API token of theirs. A lead that breaks the rules of its vertical is kept as well: `apiStatus` says what it is, `reason` why. The answer waits while advertisers are asked one after another: `sent` was accepted, `new` is still on its way after some seconds. A repetition with the same `Idempotency-Key` within a day gets the first answer again. Too many calls get 429; `RateLimit-*` headers say how many are left.
         */
        post: operations["sendLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers that one may run
         * @description By the token of an affiliate, as `POST /public/leads` takes it: active offers that are public or assigned to them, with what is paid and how much may still come. Too many calls get 429; `RateLimit-*` headers say how many are left.
         */
        get: operations["listOpenOffers"];
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
         * @description In the network that answers on the host of the call; 403 where it takes no registrations. Where registration is moderated, the traffic of the new affiliate is blocked until someone has looked at them (`extraInfo.trafficBlocked`).
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
         * @description A refresh token is good once. Presented again it ends the whole session, as someone else may have it, and the owner is written to; only within ten seconds and from the same client it gets the same answer again, for calls that met or got lost.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clicks
         * @description A visitor who opened a campaign’s link: where they came from, where they were sent, and why.
         */
        get: operations["listClicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/clicks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one click */
        get: operations["readClick"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/clicks/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell why a click went where it went
         * @description The why-card that was kept with the click: every candidate with every check, as it was decided then, by what was set up then.
         */
        get: operations["readClickDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/clicks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export clicks
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportClicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/contact_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact views
         * @description Someone saw the contact data of a lead in full, or took them along in a file.
         */
        get: operations["listContactViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/contact_views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one contact view */
        get: operations["readContactView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/conversions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversions
         * @description A goal that a click or a lead reached: what the advertiser pays for it, and what the affiliate gets.
         */
        get: operations["listConversions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit conversions */
        patch: operations["editConversions"];
        trace?: never;
    };
    "/stat/conversions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one conversion */
        get: operations["readConversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/conversions/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one conversion */
        get: operations["listConversionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/conversions/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve conversions */
        patch: operations["approveOfConversions"];
        trace?: never;
    };
    "/stat/conversions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export conversions
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportConversions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/conversions/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hide conversions */
        patch: operations["hideOfConversions"];
        trace?: never;
    };
    "/stat/conversions/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Defer conversions */
        patch: operations["holdOfConversions"];
        trace?: never;
    };
    "/stat/conversions/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reject conversions */
        patch: operations["rejectOfConversions"];
        trace?: never;
    };
    "/stat/conversions/send_postback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send the postbacks of conversions
         * @description Tells the affiliates of conversions as they are now, by all of their postbacks that apply, those too that have heard it. Hidden conversions are told to nobody.
         */
        patch: operations["sendPostbackOfConversions"];
        trace?: never;
    };
    "/stat/conversions/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Show conversions again */
        patch: operations["unhideOfConversions"];
        trace?: never;
    };
    "/stat/lead_attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attempts
         * @description A lead that was offered to an advertiser: what was sent, what they answered and how it was read. Written down before it is made, and made once.
         */
        get: operations["listLeadAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/lead_attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one attempt */
        get: operations["readLeadAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/lead_attempts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export attempts
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLeadAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/lead_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lead changes
         * @description What happened to a lead: its status, grade, advertiser or data, who or what changed it, and why.
         */
        get: operations["listLeadChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/lead_changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one lead change */
        get: operations["readLeadChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/lead_changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export lead changes
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLeadChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description Someone’s contact data: who sent it, what was decided about it, and why.
         */
        get: operations["listLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one lead */
        get: operations["readLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the contact data of a lead
         * @description In full, where all other calls mask them. That somebody saw them is written down (`/stat/contact_views`). Affiliates get them masked once an advertiser has accepted the lead.
         */
        post: operations["showLeadContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what was decided about a lead, and why
         * @description The why-card that was kept with the lead: every candidate with every check, as it was decided then.
         */
        get: operations["readLeadDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct the data of leads: one
         * @description Fields that are left out stay as they are.
         */
        patch: operations["editOfLead"];
        trace?: never;
    };
    "/stat/leads/{id}/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give leads a grade: one
         * @description One of the vertical of their offer; null takes it away.
         */
        patch: operations["gradeOfLead"];
        trace?: never;
    };
    "/stat/leads/{id}/preview_resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what would become of a lead that were sent again
         * @description Who would be offered it, and why, by what is set up now. Nothing is sent and nothing counted.
         */
        post: operations["previewResendOfLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send leads again: one
         * @description Decides about leads that nobody has once more, as they are now, and offers them to the advertisers that may take them. Waits for the outcome like the call that sends a lead. Of several people who do so at once one does it. More than 25 leads are a job: `POST /user/jobs` with the call `resend`.
         */
        patch: operations["resendOfLead"];
        trace?: never;
    };
    "/stat/leads/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say of leads whether an advertiser has them: one
         * @description Of those that an advertiser may have, as their answer never came. One that was not received may be sent again and no longer counts in caps. Those of which it is known stay as they are.
         */
        patch: operations["settleOfLead"];
        trace?: never;
    };
    "/stat/leads/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Send leads to the trash: one */
        patch: operations["trashOfLead"];
        trace?: never;
    };
    "/stat/leads/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct the data of leads
         * @description Fields that are left out stay as they are.
         */
        patch: operations["editOfLeads"];
        trace?: never;
    };
    "/stat/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export leads
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/leads/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give leads a grade
         * @description One of the vertical of their offer; null takes it away.
         */
        patch: operations["gradeOfLeads"];
        trace?: never;
    };
    "/stat/leads/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send leads again
         * @description Decides about leads that nobody has once more, as they are now, and offers them to the advertisers that may take them. Waits for the outcome like the call that sends a lead. Of several people who do so at once one does it. More than 25 leads are a job: `POST /user/jobs` with the call `resend`.
         */
        patch: operations["resendOfLeads"];
        trace?: never;
    };
    "/stat/leads/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say of leads whether an advertiser has them
         * @description Of those that an advertiser may have, as their answer never came. One that was not received may be sent again and no longer counts in caps. Those of which it is known stay as they are.
         */
        patch: operations["settleOfLeads"];
        trace?: never;
    };
    "/stat/leads/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Send leads to the trash */
        patch: operations["trashOfLeads"];
        trace?: never;
    };
    "/stat/postback_logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List postback log entries
         * @description A postback that an advertiser sent us or that we sent an affiliate, and what was answered.
         */
        get: operations["listPostbackLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/postback_logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one postback log entry */
        get: operations["readPostbackLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/postback_logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export postback log entries
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPostbackLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/postback_logs/send_again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send postbacks again
         * @description Sends what stands in the log once more, by what its postback says now, with the same event ID; the newest 500 of what a filter finds. What tells of hidden conversions, and postbacks that are switched off, are left out.
         */
        post: operations["sendPostbacksAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a click or a lead
         * @description Who would get a click or a lead, and why: every candidate with every check, decided as live traffic is by what is set up now. Nothing is sent and nothing counted.
         */
        post: operations["simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertiser_assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advertiser assignments
         * @description An advertiser of an offer, and which of its traffic they take. The offer’s advertisers are those whose assignment is active.
         */
        get: operations["listAdvertiserAssignments"];
        /** Create advertiser assignments */
        put: operations["createAdvertiserAssignments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit advertiser assignments */
        patch: operations["editAdvertiserAssignments"];
        trace?: never;
    };
    "/user/advertiser_assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one advertiser assignment */
        get: operations["readAdvertiserAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertiser_assignments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one advertiser assignment */
        get: operations["listAdvertiserAssignmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertiser_assignments/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of advertiser assignments */
        post: operations["changeStatusOfAdvertiserAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/advertiser_assignments/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of advertiser assignments */
        patch: operations["editSieveOfAdvertiserAssignments"];
        trace?: never;
    };
    "/user/advertiser_assignments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export advertiser assignments
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportAdvertiserAssignments"];
        put?: never;
        post?: never;
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
    "/user/affiliate_assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List affiliate assignments
         * @description An affiliate or a team of an offer, and which of their traffic it takes. Those whose assignment is active may run the offer while it is private.
         */
        get: operations["listAffiliateAssignments"];
        /** Create affiliate assignments */
        put: operations["createAffiliateAssignments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit affiliate assignments */
        patch: operations["editAffiliateAssignments"];
        trace?: never;
    };
    "/user/affiliate_assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one affiliate assignment */
        get: operations["readAffiliateAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/affiliate_assignments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one affiliate assignment */
        get: operations["listAffiliateAssignmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/affiliate_assignments/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of affiliate assignments */
        post: operations["changeStatusOfAffiliateAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/affiliate_assignments/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of affiliate assignments */
        patch: operations["editSieveOfAffiliateAssignments"];
        trace?: never;
    };
    "/user/affiliate_assignments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export affiliate assignments
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportAffiliateAssignments"];
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
    "/user/as_of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a record was at a moment
         * @description The fields that have changed since the end of that second, each with its value then; all others were what they are now. Secrets are left out.
         */
        get: operations["readAsOf"];
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
    "/user/caps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List caps
         * @description How much of an offer’s traffic, leads or money may come in a period, and what happens beyond that.
         */
        get: operations["listCaps"];
        /** Create caps */
        put: operations["createCaps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit caps */
        patch: operations["editCaps"];
        trace?: never;
    };
    "/user/caps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one cap */
        get: operations["readCap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/caps/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one cap */
        get: operations["listCapHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/caps/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of caps */
        post: operations["changeStatusOfCaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/caps/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone caps */
        post: operations["cloneCaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/caps/drop_counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset counters of caps */
        post: operations["dropCounterOfCaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/caps/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of caps */
        patch: operations["editSieveOfCaps"];
        trace?: never;
    };
    "/user/caps/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export caps
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportCaps"];
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
    "/user/creatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List creatives
         * @description Material with which affiliates promote an offer: a file, a link or a text.
         */
        get: operations["listCreatives"];
        /** Create creatives */
        put: operations["createCreatives"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit creatives */
        patch: operations["editCreatives"];
        trace?: never;
    };
    "/user/creatives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one creative */
        get: operations["readCreative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/creatives/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a creative
         * @description Each call counts as a download.
         */
        get: operations["downloadCreativeFile"];
        /**
         * Attach a file to a creative
         * @description Its extension must be one of those that creatives take, and its content must be what the extension says. It takes the place of an earlier file, and the creative’s `type` follows from it.
         */
        put: operations["attachCreativeFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/creatives/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one creative */
        get: operations["listCreativeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/creatives/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of creatives */
        post: operations["changeStatusOfCreatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/creatives/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of creatives */
        patch: operations["editSieveOfCreatives"];
        trace?: never;
    };
    "/user/creatives/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export creatives
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportCreatives"];
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
    "/user/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List domains
         * @description A host of your own for tracking links, postbacks or landing pages. A DNS record proves that it is yours.
         */
        get: operations["listDomains"];
        /** Create domains */
        put: operations["createDomains"];
        post?: never;
        /** Delete domains */
        delete: operations["deleteDomains"];
        options?: never;
        head?: never;
        /** Edit domains */
        patch: operations["editDomains"];
        trace?: never;
    };
    "/user/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one domain */
        get: operations["readDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/domains/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one domain */
        get: operations["listDomainHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/domains/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export domains
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/domains/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify domains */
        post: operations["verifyOfDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List erasures
         * @description A person’s data was erased at their request: by whom, when, and how many records.
         */
        get: operations["listErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one erasure */
        get: operations["readErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/fake_advertiser/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the fake advertiser received
         * @description The last hundred requests of the network since the process that answers began, the latest first. The fake advertiser is there where the demo is.
         */
        get: operations["listFakeAdvertiserRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/geos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List geos
         * @description Countries that are worked as one. A country may be in several geos.
         */
        get: operations["listGeos"];
        /** Create geos */
        put: operations["createGeos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit geos */
        patch: operations["editGeos"];
        trace?: never;
    };
    "/user/geos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one geo */
        get: operations["readGeo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/geos/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one geo */
        get: operations["listGeoHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/geos/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of geos */
        post: operations["changeStatusOfGeos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/geos/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone geos */
        post: operations["cloneGeos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/geos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export geos
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportGeos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List goals
         * @description A step of a vertical’s funnel that a lead may reach, such as a first deposit.
         */
        get: operations["listGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/goals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one goal */
        get: operations["readGoal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/goals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one goal */
        get: operations["listGoalHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/goals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export goals
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hold queues
         * @description Held leads of a geo, sent on little by little: so many fresh and old ones each round.
         */
        get: operations["listHoldConfigs"];
        /** Create hold queues */
        put: operations["createHoldConfigs"];
        post?: never;
        /** Delete hold queues */
        delete: operations["deleteHoldConfigs"];
        options?: never;
        head?: never;
        /** Edit hold queues */
        patch: operations["editHoldConfigs"];
        trace?: never;
    };
    "/user/hold_configs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one hold queue */
        get: operations["readHoldConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold_configs/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one hold queue */
        get: operations["listHoldConfigHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold_configs/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of hold queues */
        post: operations["changeStatusOfHoldConfigs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold_configs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export hold queues
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportHoldConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold_configs/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release held leads now */
        post: operations["releaseOfHoldConfigs"];
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
        /** List what an offer, its landing pages, creatives, caps and payment rules can be */
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
    "/user/integration_goal_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integration goal mappings
         * @description What an advertiser calls a goal.
         */
        get: operations["listIntegrationGoalMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_goal_mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one integration goal mapping */
        get: operations["readIntegrationGoalMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_goal_mappings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one integration goal mapping */
        get: operations["listIntegrationGoalMappingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integration parameters
         * @description What an advertiser has for a parameter of the template.
         */
        get: operations["listIntegrationParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_parameters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one integration parameter */
        get: operations["readIntegrationParameter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_parameters/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one integration parameter */
        get: operations["listIntegrationParameterHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_status_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integration status mappings
         * @description What an advertiser calls a lead grade.
         */
        get: operations["listIntegrationStatusMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_status_mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one integration status mapping */
        get: operations["readIntegrationStatusMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_status_mappings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one integration status mapping */
        get: operations["listIntegrationStatusMappingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_goal_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template goal mappings
         * @description What an advertiser calls a goal.
         */
        get: operations["listIntegrationTemplateGoalMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_goal_mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one template goal mapping */
        get: operations["readIntegrationTemplateGoalMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_goal_mappings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one template goal mapping */
        get: operations["listIntegrationTemplateGoalMappingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template parameters
         * @description What an integration made by a template has to be told of its advertiser, such as a key.
         */
        get: operations["listIntegrationTemplateParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_parameters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one template parameter */
        get: operations["readIntegrationTemplateParameter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_parameters/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one template parameter */
        get: operations["listIntegrationTemplateParameterHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_status_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template status mappings
         * @description What an advertiser calls a lead grade.
         */
        get: operations["listIntegrationTemplateStatusMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_status_mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one template status mapping */
        get: operations["readIntegrationTemplateStatusMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_template_status_mappings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one template status mapping */
        get: operations["listIntegrationTemplateStatusMappingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integration templates
         * @description How to talk to a platform about one vertical: set up once, used by the integration of each advertiser.
         */
        get: operations["listIntegrationTemplates"];
        /** Create integration templates */
        put: operations["createIntegrationTemplates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit integration templates */
        patch: operations["editIntegrationTemplates"];
        trace?: never;
    };
    "/user/integration_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one integration template */
        get: operations["readIntegrationTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_api_parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: parameters */
        post: operations["editApiParametersOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_api_sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: status requests */
        post: operations["editApiSyncOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: goals */
        post: operations["editGoalsOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_lead_status_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: statuses */
        post: operations["editLeadStatusMappingsOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_out_api_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: sending leads */
        post: operations["editOutApiMappingsOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_postback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: postbacks */
        post: operations["editPostbackOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/edit_redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration template: redirect */
        post: operations["editRedirectOfIntegrationTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one integration template */
        get: operations["listIntegrationTemplateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of integration templates */
        post: operations["changeStatusOfIntegrationTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone integration templates */
        post: operations["cloneIntegrationTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integration_templates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export integration templates
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportIntegrationTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description How one advertiser gets leads and tells what became of them: a template with their own keys and settings.
         */
        get: operations["listIntegrations"];
        /** Create integrations */
        put: operations["createIntegrations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit integrations */
        patch: operations["editIntegrations"];
        trace?: never;
    };
    "/user/integrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one integration */
        get: operations["readIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_api_parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: parameters */
        post: operations["editApiParametersOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_api_sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: status requests */
        post: operations["editApiSyncOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: goals */
        post: operations["editGoalsOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_lead_status_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: statuses */
        post: operations["editLeadStatusMappingsOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_out_api_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: sending leads */
        post: operations["editOutApiMappingsOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_postback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: postbacks */
        post: operations["editPostbackOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/edit_redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one integration: redirect */
        post: operations["editRedirectOfIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one integration */
        get: operations["listIntegrationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an integration out
         * @description Makes the request that would send this lead to the advertiser, and sends it to nobody, to the fake advertiser, or to the real one, who can’t tell it from others. Nothing is recorded. The fake advertiser gets no secrets.
         */
        post: operations["testIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of integrations */
        post: operations["changeStatusOfIntegrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone integrations */
        post: operations["cloneIntegrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export integrations
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/integrations/synchronization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn synchronisation on or off */
        post: operations["synchronizationOfIntegrations"];
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
         * Give records back what they had before a job
         * @description Only those that nobody has changed since.
         */
        post: operations["undoJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/jobs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what an action would change
         * @description Takes the request of a job that makes an action, and answers how many records would change and how much money they are about, without changing anything.
         */
        post: operations["previewJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landers_api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API landing pages
         * @description The network’s library of landing pages that affiliates’ own sites load by API.
         */
        get: operations["listLandersApi"];
        /** Create API landing pages */
        put: operations["createLandersApi"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit API landing pages */
        patch: operations["editLandersApi"];
        trace?: never;
    };
    "/user/landers_api/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one API landing page */
        get: operations["readLanderApiItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landers_api/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one API landing page */
        get: operations["listLanderApiItemHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landers_api/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of API landing pages */
        post: operations["changeStatusOfLandersApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landers_api/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone API landing pages */
        post: operations["cloneLandersApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/landers_api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export API landing pages
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportLandersApi"];
        put?: never;
        post?: never;
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
    "/user/landings/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of landing pages */
        patch: operations["editSieveOfLandings"];
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
    "/user/lead_grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lead grades
         * @description What becomes of a lead after it was sent, in the words of its vertical.
         */
        get: operations["listLeadGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lead_grades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one lead grade */
        get: operations["readLeadGrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lead_grades/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one lead grade */
        get: operations["listLeadGradeHistory"];
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
    "/user/payment_models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment models
         * @description What is paid for: an action, a lead, a click, or a share of revenue.
         */
        get: operations["listPaymentModels"];
        /** Create payment models */
        put: operations["createPaymentModels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit payment models */
        patch: operations["editPaymentModels"];
        trace?: never;
    };
    "/user/payment_models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one payment model */
        get: operations["readPaymentModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_models/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one payment model */
        get: operations["listPaymentModelHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_models/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of payment models */
        post: operations["changeStatusOfPaymentModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_models/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export payment models
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPaymentModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment rules
         * @description What advertisers pay for a conversion of an offer, and what affiliates get of it. The most special rule wins.
         */
        get: operations["listPaymentRules"];
        /** Create payment rules */
        put: operations["createPaymentRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit payment rules */
        patch: operations["editPaymentRules"];
        trace?: never;
    };
    "/user/payment_rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one payment rule */
        get: operations["readPaymentRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one payment rule */
        get: operations["listPaymentRuleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules/applicable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell which payment rules apply
         * @description By which of an offer’s rules an affiliate is paid for traffic of a country, for each goal and for the lead itself: all rules in the order in which they are tried, at most one of which pays. Affiliate and country come first, then affiliate or team, then country, then general ones; of equals the newest.
         */
        get: operations["listApplicablePaymentRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of payment rules */
        post: operations["changeStatusOfPaymentRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone payment rules */
        post: operations["clonePaymentRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/payment_rules/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export payment rules
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPaymentRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/people/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a person
         * @description Erases their contact data, messages, parameters and notes for good, wherever they are kept; figures stay. That it was done, by whom and how much there was, is kept (`/user/erasures`).
         */
        post: operations["forgetPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/people/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what is held about a person
         * @description Everything, contact data in full; that it was taken along is written down with each lead. Takes the permission to see contact data, too.
         */
        post: operations["reportPerson"];
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
    "/user/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List platforms
         * @description Software that advertisers work with, and the ways in which it can take leads and report on them.
         */
        get: operations["listPlatforms"];
        /** Create platforms */
        put: operations["createPlatforms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit platforms */
        patch: operations["editPlatforms"];
        trace?: never;
    };
    "/user/platforms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one platform */
        get: operations["readPlatform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/platforms/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one platform */
        get: operations["listPlatformHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/platforms/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of platforms */
        post: operations["changeStatusOfPlatforms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/platforms/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export platforms
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List postbacks
         * @description A call to an affiliate’s tracker whenever something happens to their traffic.
         */
        get: operations["listPostbacks"];
        /** Create postbacks */
        put: operations["createPostbacks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit postbacks */
        patch: operations["editPostbacks"];
        trace?: never;
    };
    "/user/postbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one postback */
        get: operations["readPostback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one postback */
        get: operations["listPostbackHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a postback out
         * @description Fills the postback in with sample values and, where asked to, sends it to the affiliate’s tracker, which can’t tell it from others. Nothing is recorded.
         */
        post: operations["testPostback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of postbacks */
        post: operations["changeStatusOfPostbacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone postbacks */
        post: operations["clonePostbacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/postbacks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export postbacks
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportPostbacks"];
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
    "/user/targetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List targetings
         * @description Who gets which traffic of an offer. Where an offer has none, all its landing pages and advertisers share it.
         */
        get: operations["listTargetings"];
        /** Create targetings */
        put: operations["createTargetings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit targetings */
        patch: operations["editTargetings"];
        trace?: never;
    };
    "/user/targetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one targeting */
        get: operations["readTargeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/targetings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one targeting */
        get: operations["listTargetingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/targetings/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of targetings */
        post: operations["changeStatusOfTargetings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/targetings/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clone targetings */
        post: operations["cloneTargetings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/targetings/edit_sieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit sieves of targetings */
        patch: operations["editSieveOfTargetings"];
        trace?: never;
    };
    "/user/targetings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export targetings
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportTargetings"];
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
         * @description A new password and another email address take the current password, and someone who is signed in as themselves: no API token, no one who acts as the user. The former address is written to. Affiliates can’t change theirs.
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
    "/user/verticals/{id}/edit_api_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one vertical: lead parameters */
        post: operations["editApiSettingsOfVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/{id}/edit_goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one vertical: goals */
        post: operations["editGoalsOfVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/{id}/edit_inbound_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one vertical: inbound rules */
        post: operations["editInboundRulesOfVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/{id}/edit_lead_grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one vertical: lead grades */
        post: operations["editLeadGradesOfVertical"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verticals/{id}/edit_redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one vertical: redirect */
        post: operations["editRedirectOfVertical"];
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
    "/user/withdrawal_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawal methods
         * @description Where an affiliate wants to be paid: a payment method with their account.
         */
        get: operations["listWithdrawalMethods"];
        /** Create withdrawal methods */
        put: operations["createWithdrawalMethods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit withdrawal methods */
        patch: operations["editWithdrawalMethods"];
        trace?: never;
    };
    "/user/withdrawal_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one withdrawal method */
        get: operations["readWithdrawalMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdrawal_methods/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of one withdrawal method */
        get: operations["listWithdrawalMethodHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdrawal_methods/change_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of withdrawal methods */
        post: operations["changeStatusOfWithdrawalMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdrawal_methods/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export withdrawal methods
         * @description Every record that matches, as comma-separated values for people: labels, titles and times of the caller.
         */
        get: operations["exportWithdrawalMethods"];
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
        Advertiser: {
            apiSyncIntegrations?: number[];
            apiToken?: string;
            blockReason?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            defaultCurrency?: number | null;
            description?: string | null;
            id: number;
            managers?: number[];
            offers?: number[];
            platforms?: number[];
            redirectTemplate?: string | null;
            redirectTemplateEnabled?: boolean;
            secureId?: string;
            /** @enum {string} */
            status?: "active" | "blocked";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number | null;
        };
        AdvertiserAssignment: {
            advertiser?: number;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integration?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            offer?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            weight?: number | null;
        };
        AdvertiserAssignmentCreate: {
            advertiser: number;
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            integration?: number | null;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            offer: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            title?: string | null;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
            /** @default 100 */
            weight?: number | null;
        };
        AdvertiserAssignmentEdit: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            integration?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            title?: string | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            version?: number;
            weight?: number | null;
        };
        AdvertiserAssignmentEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
            weight?: number | null;
        };
        /** @enum {string} */
        AdvertiserAssignmentField: "id" | "title" | "offer" | "advertiser" | "integration" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "weight" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        AdvertiserAssignmentStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        AdvertiserCreate: {
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            defaultCurrency?: number | null;
            description?: string | null;
            managers?: number[];
            offers?: number[];
            platforms?: number[];
            redirectTemplate?: string | null;
            /** @default false */
            redirectTemplateEnabled?: boolean;
            tags?: number[];
            title: string;
            vertical?: number | null;
        };
        AdvertiserEdit: {
            basedOn?: {
                offers?: number[];
            };
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            defaultCurrency?: number | null;
            description?: string | null;
            id: number;
            managers?: number[];
            offers?: number[];
            platforms?: number[];
            redirectTemplate?: string | null;
            redirectTemplateEnabled?: boolean;
            tags?: number[];
            title?: string;
            undoes?: number;
            version?: number;
            vertical?: number | null;
        };
        /** @enum {string} */
        AdvertiserField: "id" | "secureId" | "title" | "description" | "vertical" | "defaultCurrency" | "platforms" | "managers" | "tags" | "contacts" | "offers" | "apiSyncIntegrations" | "redirectTemplateEnabled" | "redirectTemplate" | "apiToken" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        AdvertiserStatus: {
            id: number;
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            version?: number;
        };
        AffiliateAssignment: {
            affiliate?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            offer?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            team?: number | null;
            title?: string | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        AffiliateAssignmentCreate: {
            affiliate?: number | null;
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            offer: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            team?: number | null;
            title?: string | null;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
        };
        AffiliateAssignmentEdit: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            title?: string | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            version?: number;
        };
        AffiliateAssignmentEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
        };
        /** @enum {string} */
        AffiliateAssignmentField: "id" | "title" | "offer" | "affiliate" | "team" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        AffiliateAssignmentStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        ApiSettings: {
            apiDomain: string | null;
            customerId: string | null;
            faviconUrl: string | null;
            /** Format: unix-time */
            frontendVersionTs: number;
            logoUrl: string | null;
            name: string;
            objectStorageDomain: string | null;
            passwordMinimum: number;
            /** @enum {string} */
            registration: "open" | "moderated" | "closed";
            /** Format: unix-time */
            trialExpireAt: number | null;
        };
        ApiToken: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            /** Format: unix-time */
            expiresAt?: number | null;
            hint?: string | null;
            id: number;
            /** Format: unix-time */
            lastUsedAt?: number | null;
            title?: string;
            token?: string | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            user?: number | null;
            version?: number;
        };
        ApiTokenCreate: {
            /** Format: unix-time */
            expiresAt?: number | null;
            title: string;
        };
        /** @enum {string} */
        ApiTokenField: "id" | "title" | "expiresAt" | "hint" | "lastUsedAt" | "user" | "token" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        Campaign: {
            affiliate?: number;
            autocreated?: boolean;
            blockReason?: string | null;
            countries?: string[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            domain?: string | null;
            id: number;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            landers?: number[];
            offer?: number;
            postbacks?: number[];
            secureId?: string;
            /** @enum {string} */
            status?: "active" | "inactive" | "offer_revoked" | "blocked" | "deleted";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            targetUrl?: string;
            title?: string;
            trafficSource?: number | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        CampaignCreate: {
            affiliate?: number;
            countries?: string[];
            domain?: string | null;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            landers?: number[];
            offer: number;
            title: string;
            trafficSource?: number | null;
        };
        CampaignEdit: {
            countries?: string[];
            domain?: string | null;
            id: number;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            landers?: number[];
            title?: string;
            trafficSource?: number | null;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        CampaignField: "id" | "secureId" | "title" | "affiliate" | "offer" | "integrationMethod" | "trafficSource" | "countries" | "landers" | "domain" | "targetUrl" | "postbacks" | "autocreated" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CampaignStatus: {
            id: number;
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "inactive" | "blocked" | "deleted";
            version?: number;
        };
        Cap: {
            /** @enum {string} */
            action?: "stop" | "redirect" | "hold" | "notify";
            advertiser?: number | null;
            affiliate?: number | null;
            /** Format: decimal */
            counter?: string;
            /** Format: unix-time */
            counterResetAt?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            currency?: number | null;
            goal?: number | null;
            /** Format: decimal */
            guarantee?: string | null;
            id: number;
            /** Format: decimal */
            informationalValue?: string | null;
            landing?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            lowPriority?: boolean;
            offer?: number;
            paymentModel?: number | null;
            /** @enum {string} */
            period?: "hour" | "day" | "week" | "month" | "total";
            /** @enum {string} */
            processingType?: "hard" | "soft";
            reserved?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            team?: number | null;
            timezone?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** @enum {string} */
            type?: "clicks" | "leads" | "conversions" | "revenue" | "payout";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            /** Format: decimal */
            value?: string;
            version?: number;
            weight?: number | null;
        };
        CapCreate: {
            /**
             * @default stop
             * @enum {string}
             */
            action?: "stop" | "redirect" | "hold" | "notify";
            advertiser?: number | null;
            affiliate?: number | null;
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            currency?: number | null;
            goal?: number | null;
            /** Format: decimal */
            guarantee?: string | null;
            /** Format: decimal */
            informationalValue?: string | null;
            landing?: number | null;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            /** @default false */
            lowPriority?: boolean;
            offer: number;
            paymentModel?: number | null;
            /**
             * @default day
             * @enum {string}
             */
            period?: "hour" | "day" | "week" | "month" | "total";
            /**
             * @default hard
             * @enum {string}
             */
            processingType?: "hard" | "soft";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            team?: number | null;
            /** @default UTC */
            timezone?: string;
            title: string;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
            /**
             * @default leads
             * @enum {string}
             */
            type?: "clicks" | "leads" | "conversions" | "revenue" | "payout";
            /** Format: decimal */
            value: string;
            /** @default 100 */
            weight?: number | null;
        };
        CapDropCounter: {
            id: number;
            version?: number;
        };
        CapEdit: {
            /** @enum {string} */
            action?: "stop" | "redirect" | "hold" | "notify";
            advertiser?: number | null;
            affiliate?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            currency?: number | null;
            goal?: number | null;
            /** Format: decimal */
            guarantee?: string | null;
            id: number;
            /** Format: decimal */
            informationalValue?: string | null;
            landing?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            lowPriority?: boolean;
            paymentModel?: number | null;
            /** @enum {string} */
            period?: "hour" | "day" | "week" | "month" | "total";
            /** @enum {string} */
            processingType?: "hard" | "soft";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            team?: number | null;
            timezone?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** @enum {string} */
            type?: "clicks" | "leads" | "conversions" | "revenue" | "payout";
            undoes?: number;
            /** Format: decimal */
            value?: string;
            version?: number;
            weight?: number | null;
        };
        CapEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
            weight?: number | null;
        };
        /** @enum {string} */
        CapField: "id" | "title" | "offer" | "advertiser" | "affiliate" | "team" | "landing" | "paymentModel" | "type" | "goal" | "value" | "currency" | "counter" | "reserved" | "counterResetAt" | "guarantee" | "informationalValue" | "period" | "timezone" | "processingType" | "action" | "lowPriority" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "weight" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CapStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Category: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        CategoryCreate: {
            title: string;
        };
        CategoryEdit: {
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        CategoryField: "id" | "title" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CategoryStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Choice: {
            id: number | string;
            slug: string;
            title: string;
        };
        Click: {
            advertiser?: number | null;
            affiliate?: number;
            campaign?: number;
            campaignUrl?: string | null;
            /** @enum {integer} */
            clickStatus?: 1 | 2;
            country?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            fullTrafficSource?: string | null;
            id: number;
            /** Format: ip */
            ip?: string | null;
            isUnique?: boolean;
            landing?: number | null;
            language?: string | null;
            offer?: number;
            /** @enum {string} */
            outcome?: "sent" | "trafficback" | "nowhere";
            /** @enum {string|null} */
            reason?: "bot" | "prefetch" | "head" | "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left" | null;
            referrer?: string | null;
            /** @enum {string|null} */
            refusal?: "blocked" | "campaign" | "offer" | "geo" | "source" | "language" | "hours" | "data" | "rules" | "duplicate" | "test" | "cold" | "nobody" | "delivery" | "automatic" | null;
            secureId?: string;
            sub1?: string | null;
            sub2?: string | null;
            sub3?: string | null;
            sub4?: string | null;
            sub5?: string | null;
            sub6?: string | null;
            sub7?: string | null;
            sub8?: string | null;
            sub9?: string | null;
            targetUrl?: string | null;
            userAgent?: string | null;
        };
        /** @enum {string} */
        ClickField: "id" | "secureId" | "affiliate" | "campaign" | "offer" | "advertiser" | "landing" | "clickStatus" | "outcome" | "reason" | "refusal" | "country" | "language" | "ip" | "isUnique" | "fullTrafficSource" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "sub6" | "sub7" | "sub8" | "sub9" | "userAgent" | "referrer" | "campaignUrl" | "targetUrl" | "createdAt";
        ConflictFailure: {
            /** @enum {string} */
            code: "malformed" | "noItems" | "unknownParameter" | "badParameter" | "unauthorized" | "wrongCredentials" | "codeRequired" | "wrongCode" | "forbidden" | "blocked" | "roleInactive" | "transitionForbidden" | "copyForbidden" | "registrationClosed" | "signedInOnly" | "notImpersonated" | "notFound" | "noSuchCall" | "noNetwork" | "nowhere" | "timedOut" | "stale" | "changedSince" | "notUndoable" | "transition" | "final" | "referenced" | "refused" | "limitReached" | "tooManyRecords" | "keyReused" | "tooLarge" | "unsupportedType" | "invalid" | "tooMany" | "headersTooLarge" | "internal" | "busy" | "slow" | "unavailable";
            data?: {
                [key: string]: unknown;
            };
            details: components["schemas"]["FailureDetail"][];
            message: string;
            requestId?: string;
        };
        ContactView: {
            affiliate?: number;
            /** Format: unix-time */
            createdAt?: number;
            id: number;
            impersonator?: number | null;
            lead?: number;
            /** @enum {string} */
            purpose?: "shown" | "exported";
            user?: number;
        };
        /** @enum {string} */
        ContactViewField: "id" | "lead" | "affiliate" | "user" | "impersonator" | "purpose" | "createdAt";
        Conversion: {
            advertiser?: number;
            affiliate?: number;
            /** Format: decimal */
            amount?: string | null;
            amountCurrency?: number | null;
            /** Format: unix-time */
            approveAt?: number | null;
            /** Format: unix-time */
            approvedAt?: number | null;
            campaign?: number;
            changeReason?: string | null;
            clickId?: string | null;
            /** @enum {integer} */
            conversionStatus?: 1 | 2 | 3 | 4;
            country?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            goal?: number | null;
            id: number;
            isHidden?: boolean;
            lead?: number | null;
            marks?: ("late_conversion" | "unpaid")[];
            offer?: number;
            /** Format: decimal */
            originalPayout?: string | null;
            /** Format: decimal */
            originalRevenue?: string | null;
            paymentRule?: number | null;
            paymentRuleVersion?: number | null;
            /** Format: decimal */
            payout?: string;
            payoutCurrency?: number | null;
            /** Format: decimal */
            payoutRate?: string | null;
            postbackParams?: {
                name: string;
                value: string;
            }[];
            /** Format: decimal */
            profit?: string | null;
            publicNotes?: string | null;
            /** Format: decimal */
            revenue?: string;
            revenueCurrency?: number | null;
            /** Format: decimal */
            revenueRate?: string | null;
            /** Format: decimal */
            rulePayout?: string | null;
            /** Format: decimal */
            ruleRevenue?: string | null;
            rulesPassed?: {
                /** @enum {string} */
                passed: "inactive" | "otherAffiliate" | "otherTeam" | "country" | "language" | "trafficSource" | "schedule" | "outranked";
                /** @enum {string} */
                rank: "affiliateAndCountry" | "affiliate" | "teamAndCountry" | "team" | "country" | "general";
                rule: number;
                version: number;
            }[];
            /** @enum {integer|null} */
            ruleType?: 1 | 2 | null;
            /** Format: unix-time */
            trafficAt?: number;
            transactionId?: string | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        ConversionApprove: {
            id: number;
            version?: number;
        };
        ConversionEdit: {
            changeReason?: string | null;
            id: number;
            /** Format: decimal */
            payout?: string;
            publicNotes?: string | null;
            /** Format: decimal */
            revenue?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        ConversionField: "id" | "affiliate" | "campaign" | "offer" | "advertiser" | "goal" | "conversionStatus" | "isHidden" | "marks" | "revenue" | "revenueCurrency" | "revenueRate" | "payout" | "payoutCurrency" | "payoutRate" | "profit" | "originalRevenue" | "originalPayout" | "changeReason" | "publicNotes" | "amount" | "amountCurrency" | "paymentRule" | "paymentRuleVersion" | "ruleType" | "ruleRevenue" | "rulePayout" | "rulesPassed" | "clickId" | "lead" | "country" | "transactionId" | "postbackParams" | "trafficAt" | "approveAt" | "approvedAt" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        ConversionHide: {
            id: number;
            version?: number;
        };
        ConversionHold: {
            id: number;
            version?: number;
        };
        ConversionReject: {
            id: number;
            version?: number;
        };
        ConversionUnhide: {
            id: number;
            version?: number;
        };
        Country: {
            alpha3: string;
            id: string;
            number: string;
            title: string;
        };
        Creative: {
            bytes?: number | null;
            contentType?: string | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            downloads?: number;
            fileName?: string | null;
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            offer?: number;
            previewUrl?: string | null;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            text?: string | null;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** @enum {string} */
            type?: "image" | "video" | "link" | "archive" | "text" | "file";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            url?: string | null;
            version?: number;
            weight?: number | null;
        };
        CreativeCreate: {
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            description?: string | null;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            offer: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            text?: string | null;
            title: string;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
            url?: string | null;
            /** @default 100 */
            weight?: number | null;
        };
        CreativeEdit: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            description?: string | null;
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            text?: string | null;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            url?: string | null;
            version?: number;
            weight?: number | null;
        };
        CreativeEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
            weight?: number | null;
        };
        /** @enum {string} */
        CreativeField: "id" | "title" | "offer" | "type" | "description" | "url" | "text" | "fileName" | "contentType" | "bytes" | "previewUrl" | "downloads" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "weight" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CreativeStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Currency: {
            code?: string;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            /** Format: date */
            date?: string | null;
            id: number;
            /** Format: decimal */
            rate?: string;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            symbol?: string | null;
            symbolNative?: string | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        CurrencyCreate: {
            code: string;
            /** Format: date */
            date?: string | null;
            /** Format: decimal */
            rate: string;
            symbol?: string | null;
            symbolNative?: string | null;
            title: string;
        };
        CurrencyEdit: {
            /** Format: date */
            date?: string | null;
            id: number;
            /** Format: decimal */
            rate?: string;
            symbol?: string | null;
            symbolNative?: string | null;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        CurrencyField: "id" | "code" | "title" | "symbol" | "symbolNative" | "rate" | "date" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        CurrencyStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Domain: {
            /** Format: unix-time */
            checkedAt?: number | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            defaultFor?: ("track" | "postback" | "landing")[];
            failure?: string | null;
            host?: string;
            id: number;
            kinds?: ("track" | "postback" | "landing")[];
            note?: string | null;
            proof?: string;
            /** @enum {string} */
            state?: "waiting" | "verified" | "failing";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            /** Format: unix-time */
            verifiedAt?: number | null;
            version?: number;
        };
        DomainCreate: {
            defaultFor?: ("track" | "postback" | "landing")[];
            host: string;
            kinds: ("track" | "postback" | "landing")[];
            note?: string | null;
        };
        DomainEdit: {
            defaultFor?: ("track" | "postback" | "landing")[];
            id: number;
            kinds?: ("track" | "postback" | "landing")[];
            note?: string | null;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        DomainField: "id" | "host" | "kinds" | "defaultFor" | "note" | "state" | "proof" | "checkedAt" | "verifiedAt" | "failure" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        DomainVerify: {
            id: number;
            version?: number;
        };
        Erasure: {
            attempts?: number;
            changes?: number;
            conversions?: number;
            /** Format: unix-time */
            createdAt?: number;
            id: number;
            impersonator?: number | null;
            leads?: number;
            postbacks?: number;
            user?: number;
        };
        /** @enum {string} */
        ErasureField: "id" | "user" | "impersonator" | "leads" | "attempts" | "conversions" | "postbacks" | "changes" | "createdAt";
        ExplainedPermission: {
            description: string | null;
            effective: boolean;
            group: string;
            groupId: number;
            hidden: boolean;
            id: number;
            name: string;
            reason: string;
            /** @enum {string} */
            source: "role" | "custom" | "custom_added" | "custom_removed" | "absent" | "role_type" | "disabled";
            title: string;
        };
        Failure: {
            /** @enum {string} */
            code: "malformed" | "noItems" | "unknownParameter" | "badParameter" | "unauthorized" | "wrongCredentials" | "codeRequired" | "wrongCode" | "forbidden" | "blocked" | "roleInactive" | "transitionForbidden" | "copyForbidden" | "registrationClosed" | "signedInOnly" | "notImpersonated" | "notFound" | "noSuchCall" | "noNetwork" | "nowhere" | "timedOut" | "stale" | "changedSince" | "notUndoable" | "transition" | "final" | "referenced" | "refused" | "limitReached" | "tooManyRecords" | "keyReused" | "tooLarge" | "unsupportedType" | "invalid" | "tooMany" | "headersTooLarge" | "internal" | "busy" | "slow" | "unavailable";
            details: components["schemas"]["FailureDetail"][];
            message: string;
            requestId?: string;
        };
        FailureDetail: {
            message: string;
            path?: string;
            type: string;
        };
        FakeAdvertiserRequest: {
            /** Format: unix-time */
            at: number;
            behaviour: string;
            body: string;
            headers: {
                name: string;
                value: string;
            }[];
            id: number;
            method: string;
            path: string;
        };
        GeneralSettings: {
            apiDomain?: string | null;
            apiDomains?: string[];
            baseCurrency?: string;
            contactDays?: number | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            faviconUrl?: string | null;
            id: number;
            logoUrl?: string | null;
            name?: string;
            passwordMinimum?: number;
            /** @enum {string} */
            registration?: "open" | "moderated" | "closed";
            registrationRole?: number | null;
            trackDomain?: string | null;
            trafficbackUrl?: string | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            visitorCookie?: number;
        };
        GeneralSettingsEdit: {
            apiDomain?: string | null;
            contactDays?: number | null;
            faviconUrl?: string | null;
            logoUrl?: string | null;
            name?: string;
            passwordMinimum?: number;
            /** @enum {string} */
            registration?: "open" | "moderated" | "closed";
            registrationRole?: number | null;
            trackDomain?: string | null;
            trafficbackUrl?: string | null;
            undoes?: number;
            version?: number;
            visitorCookie?: number;
        };
        /** @enum {string} */
        GeneralSettingsField: "id" | "name" | "logoUrl" | "faviconUrl" | "apiDomain" | "apiDomains" | "trackDomain" | "trafficbackUrl" | "visitorCookie" | "contactDays" | "baseCurrency" | "passwordMinimum" | "registration" | "registrationRole" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        Geo: {
            countries?: string[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "deleted";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        GeoCreate: {
            countries: string[];
            title: string;
        };
        GeoEdit: {
            countries?: string[];
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        GeoField: "id" | "title" | "countries" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        GeoStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "deleted";
            version?: number;
        };
        Goal: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            key?: string;
            position?: number;
            repeatable?: boolean;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number;
        };
        /** @enum {string} */
        GoalField: "id" | "vertical" | "title" | "key" | "repeatable" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        HistoryEntry: {
            action: string;
            /** Format: unix-time */
            at: number;
            changes: {
                [key: string]: unknown[];
            };
            id: number;
            impersonator: number | null;
            impersonatorName: string | null;
            user: number | null;
            userName: string | null;
            version: number;
        };
        HoldConfig: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            freshLeads?: number;
            geo?: number;
            id: number;
            interval?: number;
            /** Format: unix-time */
            lastRoundAt?: number | null;
            /** Format: unix-time */
            nextRoundAt?: number | null;
            oldLeads?: number;
            periodEnd?: string;
            periodStart?: string;
            /** Format: unix-time */
            releaseAskedAt?: number | null;
            /** @enum {string} */
            status?: "inactive" | "active";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            timezone?: string;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            waiting?: number | null;
        };
        HoldConfigCreate: {
            /** @default 5 */
            freshLeads?: number;
            geo: number;
            /** @default 30 */
            interval?: number;
            /** @default 5 */
            oldLeads?: number;
            /** @default 18:00 */
            periodEnd?: string;
            /** @default 09:00 */
            periodStart?: string;
            timezone: string;
            title: string;
        };
        HoldConfigEdit: {
            freshLeads?: number;
            geo?: number;
            id: number;
            interval?: number;
            oldLeads?: number;
            periodEnd?: string;
            periodStart?: string;
            timezone?: string;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        HoldConfigField: "id" | "title" | "geo" | "periodStart" | "periodEnd" | "timezone" | "interval" | "freshLeads" | "oldLeads" | "waiting" | "lastRoundAt" | "nextRoundAt" | "releaseAskedAt" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        HoldConfigRelease: {
            id: number;
            version?: number;
        };
        HoldConfigStatus: {
            id: number;
            /** @enum {string} */
            status: "inactive" | "active";
            version?: number;
        };
        Identified: {
            id: number;
        };
        Image: {
            bytes?: number;
            contentType?: string;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            fileName?: string;
            id: number;
            /** @enum {string} */
            scope?: "offer" | "tenant_logo" | "tenant_favicon";
            secureId?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            url?: string | null;
            version?: number;
        };
        /** @enum {string} */
        ImageField: "id" | "secureId" | "scope" | "fileName" | "contentType" | "bytes" | "url" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        Integration: {
            advertiser?: number;
            apiParameters?: {
                id?: number;
                parameter?: number;
                /** Format: password */
                secretValue?: string | null;
                /** Format: unix-time */
                secretValueSetAt?: number | null;
                value?: string | null;
            }[];
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncEnabled?: boolean;
            apiSyncPauseReason?: string | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            apiSyncStatus?: "off" | "on" | "paused";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            id: number;
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            missing?: ("offers" | "methods" | "apiParameters" | "outApi" | "redirect" | "apiSync" | "postback" | "leadStatusMappings")[];
            offers?: number[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            outApiEnabled?: boolean;
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            postbackEnabled?: boolean;
            /** Format: unix-time */
            postbackSecretSetAt?: number | null;
            postbackUrl?: string;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            redirectEnabled?: boolean;
            secureId?: string;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            template?: number;
            title?: string;
            unmappedGoals?: string[];
            unmappedStatuses?: string[];
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number | null;
        };
        IntegrationCreate: {
            advertiser: number;
            apiParameters?: {
                id?: number;
                parameter?: number;
                /** Format: password */
                secretValue?: string | null;
                /** Format: unix-time */
                secretValueSetAt?: number | null;
                value?: string | null;
            }[];
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            /** @default false */
            apiSyncEnabled?: boolean;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            offers?: number[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            /** @default false */
            outApiEnabled?: boolean;
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            /** @default false */
            postbackEnabled?: boolean;
            /** Format: password */
            postbackSecret?: string | null;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            /** @default false */
            redirectEnabled?: boolean;
            template: number;
            title: string;
        };
        IntegrationEdit: {
            apiParameters?: {
                id?: number;
                parameter?: number;
                /** Format: password */
                secretValue?: string | null;
                /** Format: unix-time */
                secretValueSetAt?: number | null;
                value?: string | null;
            }[];
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncEnabled?: boolean;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            id: number;
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            offers?: number[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            outApiEnabled?: boolean;
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            postbackEnabled?: boolean;
            /** Format: password */
            postbackSecret?: string | null;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            redirectEnabled?: boolean;
            replaced?: {
                apiParameters?: {
                    by: number;
                    id: number;
                }[];
                goals?: {
                    by: number;
                    id: number;
                }[];
                leadStatusMappings?: {
                    by: number;
                    id: number;
                }[];
            };
            title?: string;
            undoes?: number;
            version?: number;
        };
        IntegrationEditApiParameters: {
            apiParameters?: {
                id?: number;
                parameter?: number;
                /** Format: password */
                secretValue?: string | null;
                /** Format: unix-time */
                secretValueSetAt?: number | null;
                value?: string | null;
            }[];
            replaced?: {
                apiParameters?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationEditApiSync: {
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            version?: number;
        };
        IntegrationEditGoals: {
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            replaced?: {
                goals?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationEditLeadStatusMappings: {
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            replaced?: {
                leadStatusMappings?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationEditOutApiMappings: {
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            version?: number;
        };
        IntegrationEditPostback: {
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            /** Format: password */
            postbackSecret?: string | null;
            version?: number;
        };
        IntegrationEditRedirect: {
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationField: "id" | "secureId" | "title" | "advertiser" | "template" | "vertical" | "offers" | "outApiEnabled" | "redirectEnabled" | "apiSyncEnabled" | "postbackEnabled" | "apiSyncStatus" | "apiSyncPauseReason" | "apiParameters" | "goals" | "leadStatusMappings" | "unmappedGoals" | "unmappedStatuses" | "outApi" | "redirect" | "apiSync" | "postback" | "apiSyncSchedule" | "postbackSecretSetAt" | "postbackUrl" | "missing" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationGoalMapping: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            goal?: number | null;
            id: number;
            integration?: number;
            position?: number;
            theirs?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationGoalMappingField: "id" | "integration" | "theirs" | "goal" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationParameter: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integration?: number;
            parameter?: number;
            position?: number;
            /** Format: unix-time */
            secretValueSetAt?: number | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            value?: string | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationParameterField: "id" | "integration" | "parameter" | "value" | "secretValueSetAt" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        IntegrationStatusMapping: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integration?: number;
            leadGrade?: number | null;
            position?: number;
            theirs?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationStatusMappingField: "id" | "integration" | "theirs" | "leadGrade" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationSynchronization: {
            id: number;
            /** @enum {string} */
            synchronise: "off" | "on";
            version?: number;
        };
        IntegrationTemplate: {
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            id: number;
            integrationMethodsRestrictions?: ("outApi" | "redirect" | "apiSync" | "postback")[];
            integrations?: number[];
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            parameters?: {
                id?: number;
                key?: string;
                /** @enum {string} */
                placement?: "body" | "query" | "header";
                prefix?: string | null;
                required?: boolean;
                secret?: boolean;
                title?: string;
            }[];
            platform?: number;
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            reach?: {
                apiSync?: number | null;
                goals?: number | null;
                leadStatusMappings?: number | null;
                outApi?: number | null;
                postback?: number | null;
                redirect?: number | null;
            } | null;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number;
        };
        IntegrationTemplateCreate: {
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            description?: string | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            integrationMethodsRestrictions: ("outApi" | "redirect" | "apiSync" | "postback")[];
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            parameters?: {
                id?: number;
                key?: string;
                /** @enum {string} */
                placement?: "body" | "query" | "header";
                prefix?: string | null;
                required?: boolean;
                secret?: boolean;
                title?: string;
            }[];
            platform: number;
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            title: string;
            vertical: number;
        };
        IntegrationTemplateEdit: {
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            description?: string | null;
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            id: number;
            integrationMethodsRestrictions?: ("outApi" | "redirect" | "apiSync" | "postback")[];
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            parameters?: {
                id?: number;
                key?: string;
                /** @enum {string} */
                placement?: "body" | "query" | "header";
                prefix?: string | null;
                required?: boolean;
                secret?: boolean;
                title?: string;
            }[];
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            replaced?: {
                goals?: {
                    by: number;
                    id: number;
                }[];
                leadStatusMappings?: {
                    by: number;
                    id: number;
                }[];
                parameters?: {
                    by: number;
                    id: number;
                }[];
            };
            title?: string;
            undoes?: number;
            version?: number;
        };
        IntegrationTemplateEditApiParameters: {
            parameters?: {
                id?: number;
                key?: string;
                /** @enum {string} */
                placement?: "body" | "query" | "header";
                prefix?: string | null;
                required?: boolean;
                secret?: boolean;
                title?: string;
            }[];
            replaced?: {
                parameters?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationTemplateEditApiSync: {
            apiSync?: {
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                changedAtPath?: string | null;
                headers?: {
                    name: string;
                    value: string;
                }[];
                interval: number;
                itemsPath?: string | null;
                leadIdPath: string;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                pageSize: number;
                statusPath: string;
                timeout: number;
                url: string;
            } | null;
            apiSyncSchedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            version?: number;
        };
        IntegrationTemplateEditGoals: {
            goals?: {
                goal?: number | null;
                id?: number;
                theirs?: string;
            }[];
            replaced?: {
                goals?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationTemplateEditLeadStatusMappings: {
            leadStatusMappings?: {
                id?: number;
                leadGrade?: number | null;
                theirs?: string;
            }[];
            replaced?: {
                leadStatusMappings?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        IntegrationTemplateEditOutApiMappings: {
            outApi?: {
                acceptedPath?: string | null;
                acceptedValue?: string | null;
                body?: string | null;
                /** @enum {string} */
                bodyFormat: "none" | "json" | "form";
                duplicateWords?: string[];
                headers?: {
                    name: string;
                    value: string;
                }[];
                invalidWords?: string[];
                leadIdPath?: string | null;
                messagePath?: string | null;
                /** @enum {string} */
                method: "GET" | "POST" | "PUT";
                redirectPath?: string | null;
                timeout: number;
                url: string;
            } | null;
            version?: number;
        };
        IntegrationTemplateEditPostback: {
            postback?: {
                parameters?: {
                    macro?: string | null;
                    name: string;
                    /** @enum {string} */
                    target: "click_id" | "status" | "goal" | "amount" | "currency" | "transaction_id";
                }[];
            } | null;
            version?: number;
        };
        IntegrationTemplateEditRedirect: {
            redirect?: {
                /** @enum {string} */
                option: "direct" | "via_thank_you_page" | "no_redirect";
                url?: string | null;
            } | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationTemplateField: "id" | "title" | "platform" | "vertical" | "description" | "integrationMethodsRestrictions" | "parameters" | "goals" | "leadStatusMappings" | "outApi" | "redirect" | "apiSync" | "postback" | "apiSyncSchedule" | "integrations" | "reach" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationTemplateGoalMapping: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            goal?: number | null;
            id: number;
            integrationTemplate?: number;
            position?: number;
            theirs?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationTemplateGoalMappingField: "id" | "integrationTemplate" | "theirs" | "goal" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationTemplateParameter: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integrationTemplate?: number;
            key?: string;
            /** @enum {string} */
            placement?: "body" | "query" | "header";
            position?: number;
            prefix?: string | null;
            required?: boolean;
            secret?: boolean;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationTemplateParameterField: "id" | "integrationTemplate" | "title" | "key" | "placement" | "prefix" | "required" | "secret" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationTemplateStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        IntegrationTemplateStatusMapping: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integrationTemplate?: number;
            leadGrade?: number | null;
            position?: number;
            theirs?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        /** @enum {string} */
        IntegrationTemplateStatusMappingField: "id" | "integrationTemplate" | "theirs" | "leadGrade" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        IntegrationTest: {
            attempt: {
                answer: {
                    body: string;
                    cut: boolean;
                    headers: {
                        name: string;
                        value: string;
                    }[];
                    status: number;
                } | null;
                /** @enum {string|null} */
                failure: "request" | "inside" | "connect" | "tls" | "timeout" | "tooLarge" | "broken" | "redirects" | null;
                /** @enum {string} */
                outcome: "accepted" | "duplicate" | "invalid" | "refused" | "unknown" | "unreached";
                reading: {
                    /** @enum {string} */
                    ground: "value" | "words" | "status" | "notJson" | "missing" | "contradiction";
                    leadId: string | null;
                    message: string | null;
                    /** @enum {string} */
                    outcome: "accepted" | "duplicate" | "invalid" | "refused" | "unknown";
                    parts: {
                        /** @enum {string} */
                        part: "accepted" | "leadId" | "redirectUrl" | "message";
                        path: string;
                        value: string | null;
                    }[];
                    redirectUrl: string | null;
                } | null;
                took: number;
            } | null;
            fake: boolean;
            missing: string[];
            /** @enum {string|null} */
            problem: "settings" | "url" | "body" | null;
            request: {
                body: string | null;
                headers: {
                    name: string;
                    value: string;
                }[];
                method: string;
                url: string;
            } | null;
        };
        Job: {
            call: string;
            canUndo: boolean;
            code: string | null;
            collection: string;
            /** Format: unix-time */
            createdAt: number;
            done: number;
            /** Format: unix-time */
            endedAt: number | null;
            failed: number;
            id: number;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "cancelled" | "interrupted";
            total: number;
        };
        JobFailure: {
            code: string;
            field: string | null;
            id: number;
            message: string;
        };
        JobPreview: {
            changing: number;
            groups: {
                amounts: {
                    currency: number | null;
                    field: string;
                    /** Format: decimal */
                    sum: string;
                }[];
                before: {
                    [key: string]: unknown;
                };
                count: number;
            }[];
            total: number;
        };
        JobRequest: {
            add?: {
                [key: string]: number[];
            };
            call: string;
            collection: string;
            ids?: number[];
            query?: string;
            remove?: {
                [key: string]: number[];
            };
            values?: {
                [key: string]: unknown;
            };
        };
        KnownCurrency: {
            code: string;
            digits: number;
            id: string;
            number: string;
            symbol: string;
            symbolNative: string;
            title: string;
        };
        LanderApiItem: {
            assignedToOffers?: number[];
            categories?: number[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            languages?: string[];
            previewUrl?: string | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            url?: string;
            version?: number;
            vertical?: number | null;
        };
        LanderApiItemCreate: {
            assignedToOffers?: number[];
            categories?: number[];
            languages?: string[];
            previewUrl?: string | null;
            tags?: number[];
            title: string;
            url: string;
            vertical?: number | null;
        };
        LanderApiItemEdit: {
            assignedToOffers?: number[];
            categories?: number[];
            id: number;
            languages?: string[];
            previewUrl?: string | null;
            tags?: number[];
            title?: string;
            undoes?: number;
            url?: string;
            version?: number;
            vertical?: number | null;
        };
        /** @enum {string} */
        LanderApiItemField: "id" | "title" | "vertical" | "categories" | "tags" | "languages" | "assignedToOffers" | "url" | "previewUrl" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        LanderApiItemStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Landing: {
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            advertiser?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            landerApiLanguage?: string | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            offer?: number;
            /** @enum {string} */
            pageType?: "landing" | "prelanding" | "thank_you";
            previewUrl?: string | null;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            targetUrl?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            weight?: number | null;
        };
        LandingCreate: {
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            advertiser?: number | null;
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            landerApiLanguage?: string | null;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            offer: number;
            /**
             * @default landing
             * @enum {string}
             */
            pageType?: "landing" | "prelanding" | "thank_you";
            previewUrl?: string | null;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            tags?: number[];
            targetUrl: string;
            title: string;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
            /** @default 100 */
            weight?: number | null;
        };
        LandingEdit: {
            additionalParameters?: {
                [key: string]: unknown;
            } | null;
            advertiser?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            landerApiLanguage?: string | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            /** @enum {string} */
            pageType?: "landing" | "prelanding" | "thank_you";
            previewUrl?: string | null;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            tags?: number[];
            targetUrl?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            version?: number;
            weight?: number | null;
        };
        LandingEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
            weight?: number | null;
        };
        /** @enum {string} */
        LandingField: "id" | "title" | "offer" | "advertiser" | "targetUrl" | "previewUrl" | "pageType" | "landerApiLanguage" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "weight" | "tags" | "additionalParameters" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        LandingStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Lead: {
            advertiser?: number | null;
            affiliate?: number;
            /** @enum {string} */
            apiStatus?: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test";
            campaign?: number;
            clickId?: string | null;
            country?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            email?: string | null;
            /** Format: unix-time */
            erasedAt?: number | null;
            firstName?: string | null;
            grade?: number | null;
            id: number;
            integration?: number | null;
            /** Format: ip */
            ip?: string | null;
            isTest?: boolean;
            language?: string | null;
            lastName?: string | null;
            offer?: number;
            params?: {
                name: string;
                value: string;
            }[];
            phone?: string | null;
            /** @enum {string|null} */
            reason?: "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left" | "nobody_accepted" | "time_up" | "outcome_unknown" | "interrupted" | null;
            redirectUrl?: string | null;
            /** @enum {string|null} */
            refusal?: "blocked" | "campaign" | "offer" | "geo" | "source" | "language" | "hours" | "data" | "rules" | "duplicate" | "test" | "cold" | "nobody" | "delivery" | "automatic" | null;
            secureId?: string;
            sourceUrl?: string | null;
            sub1?: string | null;
            sub2?: string | null;
            sub3?: string | null;
            sub4?: string | null;
            sub5?: string | null;
            sub6?: string | null;
            sub7?: string | null;
            sub8?: string | null;
            sub9?: string | null;
        };
        LeadAttempt: {
            advertiser?: number;
            advertiserLeadId?: string | null;
            affiliate?: number;
            answer?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            /** @enum {string|null} */
            failure?: "settings" | "parameters" | "url" | "body" | "request" | "inside" | "connect" | "tls" | "timeout" | "tooLarge" | "broken" | "redirects" | "not_received" | "interrupted" | null;
            /** Format: unix-time */
            finishedAt?: number | null;
            httpStatus?: number | null;
            id: number;
            integration?: number;
            lead?: number;
            message?: string | null;
            offer?: number;
            order?: number;
            /** @enum {string} */
            outcome?: "pending" | "accepted" | "duplicate" | "invalid" | "refused" | "failed" | "unknown";
            redirectUrl?: string | null;
            request?: string | null;
            /** Format: unix-time */
            startedAt?: number;
            took?: number | null;
        };
        /** @enum {string} */
        LeadAttemptField: "id" | "lead" | "affiliate" | "offer" | "advertiser" | "integration" | "order" | "outcome" | "message" | "failure" | "startedAt" | "finishedAt" | "took" | "httpStatus" | "advertiserLeadId" | "redirectUrl" | "request" | "answer" | "createdAt";
        LeadChange: {
            advertiser?: number | null;
            affiliate?: number;
            /** @enum {string} */
            apiStatus?: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test";
            /** @enum {string} */
            changedBy?: "intake" | "push" | "postback" | "synchronization" | "person" | "hold_queue" | "import";
            changedFields?: ("firstName" | "lastName" | "phone" | "email" | "country" | "language")[];
            /** Format: unix-time */
            createdAt?: number;
            grade?: number | null;
            id: number;
            impersonator?: number | null;
            lead?: number;
            note?: string | null;
            /** @enum {string|null} */
            previousStatus?: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test" | null;
            /** @enum {string|null} */
            reason?: "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left" | "nobody_accepted" | "time_up" | "outcome_unknown" | "interrupted" | null;
            /** @enum {string|null} */
            refusal?: "blocked" | "campaign" | "offer" | "geo" | "source" | "language" | "hours" | "data" | "rules" | "duplicate" | "test" | "cold" | "nobody" | "delivery" | "automatic" | null;
            user?: number | null;
        };
        /** @enum {string} */
        LeadChangeField: "id" | "lead" | "affiliate" | "changedBy" | "user" | "impersonator" | "previousStatus" | "apiStatus" | "reason" | "refusal" | "grade" | "advertiser" | "changedFields" | "note" | "createdAt";
        /** @enum {string} */
        LeadField: "id" | "secureId" | "affiliate" | "campaign" | "offer" | "apiStatus" | "reason" | "refusal" | "grade" | "firstName" | "lastName" | "phone" | "email" | "country" | "language" | "ip" | "sourceUrl" | "clickId" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "sub6" | "sub7" | "sub8" | "sub9" | "params" | "advertiser" | "integration" | "redirectUrl" | "isTest" | "erasedAt" | "createdAt";
        LeadGrade: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            final?: boolean;
            id: number;
            position?: number;
            title?: string;
            /** @enum {string} */
            tone?: "neutral" | "info" | "success" | "warning" | "error";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number;
        };
        /** @enum {string} */
        LeadGradeField: "id" | "vertical" | "title" | "final" | "tone" | "position" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        LeadResent: {
            /** @enum {string} */
            apiStatus: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test";
            failure: string | null;
            id: number;
            isUnderWay: boolean;
            reason: string | null;
        };
        ListMeta: {
            maxDate?: number | null;
            minDate?: number | null;
            totalCount?: number;
            totalIsExact?: boolean;
        };
        LoginRecord: {
            /** Format: ip */
            address?: string | null;
            browser?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            id: number;
            impersonator?: number | null;
            /** @enum {string} */
            outcome?: "success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused";
            system?: string | null;
            user?: number;
        };
        /** @enum {string} */
        LoginRecordField: "id" | "user" | "outcome" | "address" | "browser" | "system" | "impersonator" | "createdAt";
        Me: {
            acceptColdTraffic?: boolean;
            acceptInvalidLeads?: boolean;
            apiToken?: string | null;
            assignedAdvertisers?: number[];
            assignedAffiliates?: number[];
            assignedOffers?: number[];
            assignedTeams?: number[];
            /** Format: date */
            birthDate?: string | null;
            blockReason?: string | null;
            botKey?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            customPermissions?: number[];
            /** Format: email */
            email?: string;
            extraInfo?: string | null;
            firstName?: string;
            fullName?: string | null;
            hasCustomPermissions?: boolean;
            id: number;
            impersonator: {
                fullName: string;
                id: number;
            } | null;
            language?: string | null;
            /** Format: unix-time */
            lastActivityAt?: number | null;
            lastName?: string | null;
            managedOffers?: number[];
            managers?: number[];
            permissions: string[];
            personalManagers?: {
                email: string;
                fullName: string;
                id: number;
            }[];
            redirectToAdvertiser?: boolean;
            role: {
                id: number;
                title: string;
                /** @enum {string} */
                type: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            };
            /** @enum {string} */
            roleType?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            secureId?: string;
            /** @enum {string} */
            status?: "active" | "blocked";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            team?: number | null;
            timezone?: string | null;
            trafficBlocked?: boolean;
            /** Format: unix-time */
            trafficBlockedAt?: number | null;
            twoFactor?: boolean;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        MeEdit: {
            /** Format: date */
            birthDate?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** Format: password */
            currentPassword?: string;
            /** Format: email */
            email?: string;
            firstName?: string;
            language?: string | null;
            lastName?: string | null;
            /** Format: password */
            password?: string | null;
            revokeApiTokens?: boolean;
            timezone?: string | null;
            version?: number;
        };
        Named: {
            id: number;
            title: string;
        };
        Offer: {
            /** @enum {integer} */
            accessType?: 1 | 3;
            advertisers?: number[];
            assignedAffiliates?: number[];
            assignedTeams?: number[];
            campaigns?: number[];
            categories?: number[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            creatives?: number[];
            description?: string | null;
            geos?: number[];
            goal?: number | null;
            id: number;
            imageUrl?: string | null;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            isHot?: boolean;
            landers?: number[];
            managers?: number[];
            notes?: string | null;
            paymentRules?: number[];
            payMethods?: number[];
            secureId?: string;
            sessionLifespan?: number | null;
            /** @enum {integer|null} */
            sessionLifespanType?: 1 | 2 | null;
            /** @enum {string} */
            status?: "active" | "inactive" | "draft";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            title?: string;
            trafficbackUrl?: string | null;
            trafficSources?: number[];
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            vertical?: number | null;
        };
        OfferClone: {
            along?: ("affiliates" | "advertisers" | "landings" | "caps" | "payment-rules" | "targeting")[];
            id: number;
        };
        OfferCreate: {
            /**
             * @default 1
             * @enum {integer}
             */
            accessType?: 1 | 3;
            advertisers?: number[];
            assignedAffiliates?: number[];
            assignedTeams?: number[];
            categories?: number[];
            description?: string | null;
            geos?: number[];
            goal?: number | null;
            imageUrl?: string | null;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            /** @default false */
            isHot?: boolean;
            managers?: number[];
            notes?: string | null;
            payMethods?: number[];
            sessionLifespan?: number | null;
            /** @enum {integer|null} */
            sessionLifespanType?: 1 | 2 | null;
            tags?: number[];
            title: string;
            trafficbackUrl?: string | null;
            trafficSources?: number[];
            vertical?: number | null;
        };
        OfferEdit: {
            /** @enum {integer} */
            accessType?: 1 | 3;
            advertisers?: number[];
            assignedAffiliates?: number[];
            assignedTeams?: number[];
            categories?: number[];
            description?: string | null;
            geos?: number[];
            goal?: number | null;
            id: number;
            imageUrl?: string | null;
            /** @enum {integer|null} */
            integrationMethod?: 1 | 2 | 3 | null;
            isHot?: boolean;
            managers?: number[];
            notes?: string | null;
            payMethods?: number[];
            sessionLifespan?: number | null;
            /** @enum {integer|null} */
            sessionLifespanType?: 1 | 2 | null;
            tags?: number[];
            title?: string;
            trafficbackUrl?: string | null;
            trafficSources?: number[];
            undoes?: number;
            version?: number;
            vertical?: number | null;
        };
        /** @enum {string} */
        OfferField: "id" | "secureId" | "title" | "accessType" | "imageUrl" | "description" | "notes" | "vertical" | "goal" | "categories" | "trafficSources" | "geos" | "payMethods" | "integrationMethod" | "advertisers" | "managers" | "tags" | "isHot" | "assignedAffiliates" | "assignedTeams" | "landers" | "paymentRules" | "creatives" | "campaigns" | "sessionLifespan" | "sessionLifespanType" | "trafficbackUrl" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        OfferStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive" | "draft";
            version?: number;
        };
        OwnNotification: {
            description: string;
            email: boolean;
            kind: string;
            locked: boolean;
            title: string;
        };
        OwnNotificationEdit: {
            email: boolean;
            kind: string;
        };
        OwnSession: {
            address: string | null;
            browser: string | null;
            /** Format: unix-time */
            createdAt: number;
            current: boolean;
            /** Format: unix-time */
            expiresAt: number;
            /** Format: uuid */
            id: string;
            impersonator: {
                fullName: string | null;
                id: number | null;
            } | null;
            /** Format: unix-time */
            lastUsedAt: number;
            system: string | null;
        };
        OwnSessionIdentified: {
            /** Format: uuid */
            id: string;
        };
        ParameterForm: {
            schema: {
                [key: string]: unknown;
            };
            uiSchema: {
                [key: string]: unknown;
            };
        };
        PaymentMethod: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        PaymentMethodCreate: {
            description?: string | null;
            title: string;
        };
        PaymentMethodEdit: {
            description?: string | null;
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        PaymentMethodField: "id" | "title" | "description" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PaymentMethodStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        PaymentModel: {
            caps?: boolean;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        PaymentModelCreate: {
            /** @default true */
            caps?: boolean;
            description?: string | null;
            title: string;
        };
        PaymentModelEdit: {
            caps?: boolean;
            description?: string | null;
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        PaymentModelField: "id" | "title" | "description" | "caps" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PaymentModelStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        PaymentRule: {
            affiliate?: number | null;
            /** @enum {string} */
            audience?: "all" | "team" | "affiliate";
            autoApprovePeriod?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            goal?: number | null;
            id: number;
            isMultiConversion?: boolean;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            offer?: number;
            paymentModel?: number;
            /** @enum {integer} */
            paymentType?: 1 | 2;
            payoutCurrency?: number | null;
            /** Format: decimal */
            payoutValue?: string;
            revenueCurrency?: number | null;
            /** Format: decimal */
            revenueValue?: string;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            /** @enum {integer} */
            targetConversionStatus?: 1 | 2 | 3 | 4;
            team?: number | null;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        PaymentRuleCreate: {
            affiliate?: number | null;
            autoApprovePeriod?: number | null;
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            goal?: number | null;
            /** @default false */
            isMultiConversion?: boolean;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            offer: number;
            paymentModel: number;
            /**
             * @default 1
             * @enum {integer}
             */
            paymentType?: 1 | 2;
            payoutCurrency?: number | null;
            /** Format: decimal */
            payoutValue: string;
            revenueCurrency?: number | null;
            /** Format: decimal */
            revenueValue: string;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /**
             * @default 1
             * @enum {integer}
             */
            targetConversionStatus?: 1 | 2 | 3 | 4;
            team?: number | null;
            title: string;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
        };
        PaymentRuleEdit: {
            affiliate?: number | null;
            autoApprovePeriod?: number | null;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            goal?: number | null;
            id: number;
            isMultiConversion?: boolean;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            paymentModel?: number;
            /** @enum {integer} */
            paymentType?: 1 | 2;
            payoutCurrency?: number | null;
            /** Format: decimal */
            payoutValue?: string;
            revenueCurrency?: number | null;
            /** Format: decimal */
            revenueValue?: string;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {integer} */
            targetConversionStatus?: 1 | 2 | 3 | 4;
            team?: number | null;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        PaymentRuleField: "id" | "title" | "offer" | "paymentModel" | "goal" | "paymentType" | "revenueValue" | "revenueCurrency" | "payoutValue" | "payoutCurrency" | "targetConversionStatus" | "autoApprovePeriod" | "isMultiConversion" | "audience" | "affiliate" | "team" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PaymentRuleStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Permission: {
            description?: string | null;
            disabled?: boolean;
            groupId?: number;
            hidden?: boolean;
            id: number;
            permissionRoleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
            system?: string;
            title?: string;
        };
        /** @enum {string} */
        PermissionField: "id" | "title" | "description" | "system" | "groupId" | "hidden" | "disabled" | "permissionRoleType";
        Platform: {
            apiSyncEnabled?: boolean;
            apiSyncSettings?: {
                maxInterval: number;
                minInterval: number;
                pageSize: number;
            } | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            id: number;
            outApiEnabled?: boolean;
            postbackEnabled?: boolean;
            redirectEnabled?: boolean;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            templates?: number[];
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
            verticals?: number[];
        };
        PlatformCreate: {
            /** @default false */
            apiSyncEnabled?: boolean;
            apiSyncSettings?: {
                maxInterval: number;
                minInterval: number;
                pageSize: number;
            } | null;
            description?: string | null;
            /** @default false */
            outApiEnabled?: boolean;
            /** @default false */
            postbackEnabled?: boolean;
            /** @default false */
            redirectEnabled?: boolean;
            title: string;
            verticals?: number[];
        };
        PlatformEdit: {
            apiSyncEnabled?: boolean;
            apiSyncSettings?: {
                maxInterval: number;
                minInterval: number;
                pageSize: number;
            } | null;
            description?: string | null;
            id: number;
            outApiEnabled?: boolean;
            postbackEnabled?: boolean;
            redirectEnabled?: boolean;
            title?: string;
            undoes?: number;
            version?: number;
            verticals?: number[];
        };
        /** @enum {string} */
        PlatformField: "id" | "title" | "description" | "outApiEnabled" | "redirectEnabled" | "apiSyncEnabled" | "postbackEnabled" | "apiSyncSettings" | "verticals" | "templates" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PlatformStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Postback: {
            affiliate?: number;
            body?: string | null;
            /** @enum {string} */
            bodyFormat?: "none" | "json" | "form";
            campaign?: number | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            events?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
            goalEvents?: number[];
            id: number;
            /** Format: unix-time */
            lastDeliveredAt?: number | null;
            /** Format: unix-time */
            lastFailedAt?: number | null;
            mappings?: {
                /** @enum {string} */
                event: "conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed";
                word: string;
            }[];
            /** @enum {string} */
            method?: "GET" | "POST";
            offer?: number | null;
            /** @enum {string} */
            scope?: "global" | "offer" | "campaign";
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            url?: string;
            version?: number;
            waiting?: number;
        };
        PostbackCreate: {
            affiliate?: number;
            body?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            bodyFormat?: "none" | "json" | "form";
            campaign?: number | null;
            events?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
            goalEvents?: number[];
            mappings?: {
                /** @enum {string} */
                event: "conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed";
                word: string;
            }[];
            /**
             * @default GET
             * @enum {string}
             */
            method?: "GET" | "POST";
            offer?: number | null;
            title: string;
            url: string;
        };
        PostbackEdit: {
            body?: string | null;
            /** @enum {string} */
            bodyFormat?: "none" | "json" | "form";
            campaign?: number | null;
            events?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
            goalEvents?: number[];
            id: number;
            mappings?: {
                /** @enum {string} */
                event: "conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed";
                word: string;
            }[];
            /** @enum {string} */
            method?: "GET" | "POST";
            offer?: number | null;
            title?: string;
            undoes?: number;
            url?: string;
            version?: number;
        };
        PostbackEvent: {
            /** @enum {string} */
            group: "conversions" | "leadGrades" | "leadStatuses";
            id: string;
            slug: string;
            title: string;
        };
        /** @enum {string} */
        PostbackField: "id" | "title" | "affiliate" | "offer" | "campaign" | "scope" | "method" | "url" | "bodyFormat" | "body" | "events" | "goalEvents" | "mappings" | "lastDeliveredAt" | "lastFailedAt" | "waiting" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        PostbackLog: {
            advertiser?: number | null;
            affiliate?: number | null;
            answer?: string | null;
            attempt?: number | null;
            body?: string | null;
            campaign?: number | null;
            clickId?: string | null;
            /** @enum {string|null} */
            compared?: "same" | "different" | null;
            conversion?: number | null;
            country?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            duration?: number | null;
            /** @enum {string|null} */
            event?: "conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed" | null;
            eventId?: string | null;
            /** @enum {string|null} */
            failure?: "settings" | "parameters" | "url" | "body" | "request" | "inside" | "connect" | "tls" | "timeout" | "tooLarge" | "broken" | "redirects" | "not_received" | "interrupted" | null;
            httpStatus?: number | null;
            id: number;
            integration?: number | null;
            /** Format: ip */
            ip?: string | null;
            /** @enum {string} */
            kind?: "postback_in" | "postback_out";
            lead?: number | null;
            method?: string;
            /** Format: unix-time */
            nextAttemptAt?: number | null;
            offer?: number | null;
            postback?: number | null;
            reason?: string | null;
            /** @enum {string} */
            result?: "created" | "repeated" | "graded" | "ignored" | "refused" | "delivered" | "failed";
            url?: string;
            userAgent?: string | null;
        };
        /** @enum {string} */
        PostbackLogField: "id" | "kind" | "result" | "reason" | "advertiser" | "integration" | "affiliate" | "postback" | "conversion" | "lead" | "clickId" | "offer" | "campaign" | "country" | "event" | "eventId" | "attempt" | "failure" | "compared" | "nextAttemptAt" | "method" | "url" | "body" | "ip" | "userAgent" | "httpStatus" | "answer" | "duration" | "createdAt";
        PostbackStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        PostbackTest: {
            attempt: {
                answer: string | null;
                delivered: boolean;
                /** @enum {string|null} */
                failure: "settings" | "parameters" | "url" | "body" | "request" | "inside" | "connect" | "tls" | "timeout" | "tooLarge" | "broken" | "redirects" | "not_received" | "interrupted" | null;
                status: number | null;
                took: number;
            } | null;
            request: {
                body: string | null;
                method: string;
                url: string;
            };
        };
        Preference: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            settings?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            type?: "tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            user?: number | null;
            version?: number;
        };
        PreferenceCreate: {
            settings: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            type: "tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface";
        };
        PreferenceEdit: {
            id: number;
            settings?: {
                [key: string]: unknown;
            };
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        PreferenceField: "id" | "type" | "user" | "settings" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        Preset: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            isShared?: boolean;
            settings?: {
                [key: string]: unknown;
            };
            title?: string;
            /** @enum {string} */
            type?: "table" | "statistics";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            user?: number | null;
            version?: number;
        };
        PresetCreate: {
            /** @default false */
            isShared?: boolean;
            settings: {
                [key: string]: unknown;
            };
            title: string;
            /** @enum {string} */
            type: "table" | "statistics";
        };
        PresetEdit: {
            id: number;
            isShared?: boolean;
            settings?: {
                [key: string]: unknown;
            };
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        PresetField: "id" | "title" | "type" | "user" | "isShared" | "settings" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        ReachedRecords: {
            count: number;
            entity: string;
            rows: string;
            title: string;
        };
        Role: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            permissions?: number[];
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** @enum {string} */
            type?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        RoleCreate: {
            permissions?: number[];
            title: string;
            /** @enum {string} */
            type: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
        };
        RoleEdit: {
            id: number;
            permissions?: number[];
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        RoleField: "id" | "title" | "type" | "permissions" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        RoleStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        SearchGroup: {
            entity: string;
            hits: components["schemas"]["SearchHit"][];
            view: string;
        };
        SearchHit: {
            id: number;
            status: string | null;
            subtitle: string | null;
            title: string;
            type: string | number | null;
        };
        SpokenLanguage: {
            id: string;
            nativeTitle: string;
            title: string;
        };
        Tag: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** @enum {string} */
            type?: "advertiser" | "user" | "team" | "offer" | "landing";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        TagCreate: {
            title: string;
            /** @enum {string} */
            type: "advertiser" | "user" | "team" | "offer" | "landing";
        };
        TagEdit: {
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        TagField: "id" | "title" | "type" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TagStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Targeting: {
            advertiser?: number | null;
            affiliates?: number[];
            counter?: number;
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            integration?: number | null;
            landing?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            lowPriority?: boolean;
            offer?: number;
            /** @enum {string|null} */
            period?: "hour" | "day" | "week" | "month" | "total" | null;
            priority?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            teams?: number[];
            timezone?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            value?: number | null;
            version?: number;
            weight?: number | null;
        };
        TargetingCreate: {
            advertiser?: number | null;
            affiliates?: number[];
            countries?: string[];
            /**
             * @default only
             * @enum {string}
             */
            countriesMode?: "only" | "except";
            integration?: number | null;
            landing?: number | null;
            languages?: string[];
            /**
             * @default only
             * @enum {string}
             */
            languagesMode?: "only" | "except";
            /** @default false */
            lowPriority?: boolean;
            offer: number;
            /** @enum {string|null} */
            period?: "hour" | "day" | "week" | "month" | "total" | null;
            /** @default 1 */
            priority?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            teams?: number[];
            /** @default UTC */
            timezone?: string;
            title: string;
            trafficSources?: number[];
            /**
             * @default only
             * @enum {string}
             */
            trafficSourcesMode?: "only" | "except";
            value?: number | null;
            /** @default 100 */
            weight?: number | null;
        };
        TargetingEdit: {
            advertiser?: number | null;
            affiliates?: number[];
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            integration?: number | null;
            landing?: number | null;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            lowPriority?: boolean;
            /** @enum {string|null} */
            period?: "hour" | "day" | "week" | "month" | "total" | null;
            priority?: number;
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            teams?: number[];
            timezone?: string;
            title?: string;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            undoes?: number;
            value?: number | null;
            version?: number;
            weight?: number | null;
        };
        TargetingEditSieve: {
            countries?: string[];
            /** @enum {string} */
            countriesMode?: "only" | "except";
            id: number;
            languages?: string[];
            /** @enum {string} */
            languagesMode?: "only" | "except";
            schedule?: {
                ranges: {
                    days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    from: string;
                    to: string;
                }[];
                timezone: string;
            } | null;
            trafficSources?: number[];
            /** @enum {string} */
            trafficSourcesMode?: "only" | "except";
            version?: number;
            weight?: number | null;
        };
        /** @enum {string} */
        TargetingField: "id" | "title" | "offer" | "advertiser" | "integration" | "landing" | "affiliates" | "teams" | "countries" | "countriesMode" | "languages" | "languagesMode" | "trafficSources" | "trafficSourcesMode" | "schedule" | "weight" | "priority" | "lowPriority" | "value" | "period" | "timezone" | "counter" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TargetingStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        Team: {
            acceptColdTraffic?: boolean;
            acceptInvalidLeads?: boolean;
            assignedOffers?: number[];
            blockReason?: string | null;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            managers?: number[];
            members?: number[];
            membersCount?: number | null;
            redirectToAdvertiser?: boolean;
            /** @enum {string} */
            status?: "active" | "blocked";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            title?: string;
            trafficBlocked?: boolean;
            /** Format: unix-time */
            trafficBlockedAt?: number | null;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        TeamCreate: {
            /** @default true */
            acceptColdTraffic?: boolean;
            /** @default false */
            acceptInvalidLeads?: boolean;
            assignedOffers?: number[];
            managers?: number[];
            members?: number[];
            /** @default true */
            redirectToAdvertiser?: boolean;
            tags?: number[];
            title: string;
        };
        TeamEdit: {
            acceptColdTraffic?: boolean;
            acceptInvalidLeads?: boolean;
            assignedOffers?: number[];
            basedOn?: {
                assignedOffers?: number[];
                members?: number[];
            };
            id: number;
            managers?: number[];
            members?: number[];
            redirectToAdvertiser?: boolean;
            tags?: number[];
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        TeamField: "id" | "title" | "managers" | "tags" | "members" | "membersCount" | "acceptColdTraffic" | "acceptInvalidLeads" | "redirectToAdvertiser" | "trafficBlocked" | "trafficBlockedAt" | "assignedOffers" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TeamStatus: {
            /** @enum {string|null} */
            blockingType?: "access" | "traffic" | "full" | null;
            id: number;
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            version?: number;
        };
        Timezone: {
            id: string;
            offset: number;
            title: string;
        };
        Tokens: {
            extraInfo: {
                /** Format: unix-time */
                frontendVersionTs: number;
                /** @enum {string} */
                status: "active" | "blocked";
                trafficBlocked: boolean;
            };
            refreshToken: string;
            token: string;
        };
        TrafficSource: {
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            id: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        TrafficSourceCreate: {
            title: string;
        };
        TrafficSourceEdit: {
            id: number;
            title?: string;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        TrafficSourceField: "id" | "title" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        TrafficSourceStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        User: {
            acceptColdTraffic?: boolean;
            acceptInvalidLeads?: boolean;
            apiToken?: string | null;
            assignedAdvertisers?: number[];
            assignedAffiliates?: number[];
            assignedOffers?: number[];
            assignedTeams?: number[];
            /** Format: date */
            birthDate?: string | null;
            blockReason?: string | null;
            botKey?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            customPermissions?: number[];
            /** Format: email */
            email?: string;
            extraInfo?: string | null;
            firstName?: string;
            fullName?: string | null;
            hasCustomPermissions?: boolean;
            id: number;
            language?: string | null;
            /** Format: unix-time */
            lastActivityAt?: number | null;
            lastName?: string | null;
            managedOffers?: number[];
            managers?: number[];
            permissions?: string[];
            redirectToAdvertiser?: boolean;
            role?: number;
            /** @enum {string} */
            roleType?: "admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate";
            secureId?: string;
            /** @enum {string} */
            status?: "active" | "blocked";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            tags?: number[];
            team?: number | null;
            timezone?: string | null;
            trafficBlocked?: boolean;
            /** Format: unix-time */
            trafficBlockedAt?: number | null;
            twoFactor?: boolean;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        UserCreate: {
            /** @default true */
            acceptColdTraffic?: boolean;
            /** @default false */
            acceptInvalidLeads?: boolean;
            assignedAdvertisers?: number[];
            assignedAffiliates?: number[];
            assignedOffers?: number[];
            assignedTeams?: number[];
            /** Format: date */
            birthDate?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            customPermissions?: number[];
            /** Format: email */
            email: string;
            extraInfo?: string | null;
            firstName: string;
            /** @default false */
            hasCustomPermissions?: boolean;
            /** @default en */
            language?: string | null;
            lastName?: string | null;
            managedOffers?: number[];
            managers?: number[];
            /** Format: password */
            password?: string | null;
            /** @default true */
            redirectToAdvertiser?: boolean;
            role: number;
            tags?: number[];
            team?: number | null;
            /** @default UTC */
            timezone?: string | null;
        };
        UserEdit: {
            acceptColdTraffic?: boolean;
            acceptInvalidLeads?: boolean;
            assignedAdvertisers?: number[];
            assignedAffiliates?: number[];
            assignedOffers?: number[];
            assignedTeams?: number[];
            basedOn?: {
                assignedAdvertisers?: number[];
                assignedAffiliates?: number[];
                assignedOffers?: number[];
                assignedTeams?: number[];
                managedOffers?: number[];
            };
            /** Format: date */
            birthDate?: string | null;
            contacts?: {
                /** @enum {integer} */
                type: 0 | 1 | 2 | 3 | 4;
                value: string;
            }[];
            customPermissions?: number[];
            /** Format: email */
            email?: string;
            extraInfo?: string | null;
            firstName?: string;
            hasCustomPermissions?: boolean;
            id: number;
            language?: string | null;
            lastName?: string | null;
            managedOffers?: number[];
            managers?: number[];
            /** Format: password */
            password?: string | null;
            redirectToAdvertiser?: boolean;
            role?: number;
            tags?: number[];
            team?: number | null;
            timezone?: string | null;
            undoes?: number;
            version?: number;
        };
        /** @enum {string} */
        UserField: "id" | "secureId" | "firstName" | "lastName" | "fullName" | "email" | "role" | "roleType" | "permissions" | "hasCustomPermissions" | "customPermissions" | "team" | "managers" | "tags" | "contacts" | "birthDate" | "timezone" | "language" | "lastActivityAt" | "trafficBlocked" | "trafficBlockedAt" | "acceptColdTraffic" | "acceptInvalidLeads" | "redirectToAdvertiser" | "assignedOffers" | "assignedAffiliates" | "assignedTeams" | "assignedAdvertisers" | "managedOffers" | "apiToken" | "extraInfo" | "twoFactor" | "botKey" | "status" | "blockReason" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        UserResetTwoFactor: {
            id: number;
            version?: number;
        };
        UserStatus: {
            /** @enum {string|null} */
            blockingType?: "access" | "traffic" | "full" | null;
            id: number;
            reason?: string | null;
            /** @enum {string} */
            status: "active" | "blocked";
            version?: number;
        };
        Vertical: {
            advertisers?: number[];
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            description?: string | null;
            /** @enum {string} */
            distributionMethod?: "priority" | "weight" | "round_robin";
            /** @enum {string} */
            duplicateBy?: "phone" | "email" | "both";
            /** @enum {string} */
            duplicateScope?: "offer" | "network";
            duplicateWindow?: number;
            goals?: {
                id?: number;
                key?: string;
                repeatable?: boolean;
                title?: string;
            }[];
            id: number;
            inboundRules?: {
                conditions: {
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "present" | "absent";
                    parameter: string;
                    value?: string | null;
                }[];
                /** @enum {string} */
                match: "all" | "any";
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
            }[];
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            leadGrades?: {
                final?: boolean;
                id?: number;
                title?: string;
                /** @enum {string} */
                tone?: "neutral" | "info" | "success" | "warning" | "error";
            }[];
            paymentModels?: number[];
            platforms?: number[];
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            version?: number;
        };
        VerticalCreate: {
            description?: string | null;
            /**
             * @default priority
             * @enum {string}
             */
            distributionMethod?: "priority" | "weight" | "round_robin";
            /**
             * @default both
             * @enum {string}
             */
            duplicateBy?: "phone" | "email" | "both";
            /**
             * @default offer
             * @enum {string}
             */
            duplicateScope?: "offer" | "network";
            /** @default 30 */
            duplicateWindow?: number;
            goals?: {
                id?: number;
                key?: string;
                repeatable?: boolean;
                title?: string;
            }[];
            inboundRules?: {
                conditions: {
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "present" | "absent";
                    parameter: string;
                    value?: string | null;
                }[];
                /** @enum {string} */
                match: "all" | "any";
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
            }[];
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            leadGrades?: {
                final?: boolean;
                id?: number;
                title?: string;
                /** @enum {string} */
                tone?: "neutral" | "info" | "success" | "warning" | "error";
            }[];
            paymentModels?: number[];
            platforms?: number[];
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            title: string;
        };
        VerticalEdit: {
            basedOn?: {
                platforms?: number[];
            };
            description?: string | null;
            /** @enum {string} */
            distributionMethod?: "priority" | "weight" | "round_robin";
            /** @enum {string} */
            duplicateBy?: "phone" | "email" | "both";
            /** @enum {string} */
            duplicateScope?: "offer" | "network";
            duplicateWindow?: number;
            goals?: {
                id?: number;
                key?: string;
                repeatable?: boolean;
                title?: string;
            }[];
            id: number;
            inboundRules?: {
                conditions: {
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "present" | "absent";
                    parameter: string;
                    value?: string | null;
                }[];
                /** @enum {string} */
                match: "all" | "any";
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
            }[];
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            leadGrades?: {
                final?: boolean;
                id?: number;
                title?: string;
                /** @enum {string} */
                tone?: "neutral" | "info" | "success" | "warning" | "error";
            }[];
            paymentModels?: number[];
            platforms?: number[];
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            replaced?: {
                goals?: {
                    by: number;
                    id: number;
                }[];
                leadGrades?: {
                    by: number;
                    id: number;
                }[];
            };
            title?: string;
            undoes?: number;
            version?: number;
        };
        VerticalEditApiSettings: {
            incomingParameters?: {
                name: string;
                required?: boolean;
                title: string;
            }[];
            version?: number;
        };
        VerticalEditGoals: {
            goals?: {
                id?: number;
                key?: string;
                repeatable?: boolean;
                title?: string;
            }[];
            replaced?: {
                goals?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        VerticalEditInboundRules: {
            inboundRules?: {
                conditions: {
                    /** @enum {string} */
                    operator: "equals" | "not_equals" | "contains" | "present" | "absent";
                    parameter: string;
                    value?: string | null;
                }[];
                /** @enum {string} */
                match: "all" | "any";
                /** @enum {string} */
                result: "invalid" | "trash" | "hold";
            }[];
            version?: number;
        };
        VerticalEditLeadGrades: {
            leadGrades?: {
                final?: boolean;
                id?: number;
                title?: string;
                /** @enum {string} */
                tone?: "neutral" | "info" | "success" | "warning" | "error";
            }[];
            replaced?: {
                leadGrades?: {
                    by: number;
                    id: number;
                }[];
            };
            version?: number;
        };
        VerticalEditRedirect: {
            redirect?: {
                /** @enum {string|null} */
                option?: "direct" | "no_redirect" | "via_thank_you_page" | null;
                url?: string | null;
            } | null;
            version?: number;
        };
        /** @enum {string} */
        VerticalField: "id" | "title" | "description" | "paymentModels" | "advertisers" | "platforms" | "incomingParameters" | "goals" | "leadGrades" | "inboundRules" | "distributionMethod" | "duplicateWindow" | "duplicateBy" | "duplicateScope" | "redirect" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        VerticalStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
            version?: number;
        };
        WhyCard: {
            affiliateText: string | null;
            candidates: {
                advertiser: number | null;
                checks: {
                    /** @enum {string} */
                    code: "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left";
                    detail: string | number | null;
                    passed: boolean;
                    text: string;
                    waived: boolean;
                }[];
                integration: number | null;
                landing: number | null;
                order: number | null;
                targeting: number | null;
            }[];
            checks: {
                /** @enum {string} */
                code: "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left";
                detail: string | number | null;
                passed: boolean;
                text: string;
                waived: boolean;
            }[];
            /** @enum {string|null} */
            otherwise: "hold" | "unsent" | null;
            /** @enum {string} */
            outcome: "sent" | "trafficback" | "nowhere" | "offered" | "refused" | "invalid" | "trash" | "duplicate" | "test" | "hold" | "unsent";
            /** @enum {string|null} */
            reason: "campaign_active" | "affiliate_active" | "affiliate_traffic" | "team_active" | "team_traffic" | "offer_active" | "offer_visible" | "campaign_country" | "offer_country" | "offer_traffic_source" | "affiliate_country" | "affiliate_language" | "affiliate_traffic_source" | "affiliate_schedule" | "team_country" | "team_language" | "team_traffic_source" | "team_schedule" | "lead_parameters" | "lead_format" | "inbound_rules" | "lead_duplicate" | "lead_cold" | "lead_test" | "targeting_audience" | "targeting_sieve" | "advertiser_active" | "advertiser_assigned" | "advertiser_sieve" | "integration_active" | "integration_sends" | "integration_assigned" | "landing_active" | "landing_sieve" | "landing_chosen" | "never_offered" | "advertiser_chosen" | "targeting_room" | "cap_room" | "tried_before" | "somebody_left" | null;
            reasonText: string | null;
            url: string | null;
        };
        WithdrawalMethod: {
            affiliate?: number;
            /** Format: unix-time */
            createdAt?: number;
            createdBy?: number | null;
            /** Format: unix-time */
            detailsSetAt?: number | null;
            id: number;
            paymentMethod?: number;
            /** @enum {string} */
            status?: "active" | "inactive";
            /** Format: unix-time */
            statusChangedAt?: number | null;
            statusChangedBy?: number | null;
            title?: string;
            /** Format: unix-time */
            updatedAt?: number;
            updatedBy?: number | null;
            verified?: boolean;
            version?: number;
        };
        WithdrawalMethodCreate: {
            affiliate?: number;
            /** Format: password */
            details?: string | null;
            paymentMethod: number;
            title: string;
            verified?: boolean;
        };
        WithdrawalMethodEdit: {
            /** Format: password */
            details?: string | null;
            id: number;
            title?: string;
            undoes?: number;
            verified?: boolean;
            version?: number;
        };
        /** @enum {string} */
        WithdrawalMethodField: "id" | "title" | "affiliate" | "paymentMethod" | "detailsSetAt" | "verified" | "status" | "statusChangedAt" | "statusChangedBy" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
        WithdrawalMethodStatus: {
            id: number;
            /** @enum {string} */
            status: "active" | "inactive";
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
        /** @description The record was changed by someone else, is still referred to, or its status does not allow it. */
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
    readCreativePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
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
    listSentLeads: {
        parameters: {
            query?: {
                /** @example 1767225600 */
                from?: number;
                /**
                 * @example [
                 *       90412,
                 *       90413
                 *     ]
                 */
                id?: number[];
                limit?: number;
                offset?: number;
                /** @example 1767225600 */
                to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                /** @enum {string} */
                                apiStatus: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test";
                                campaign: string;
                                clickId: string | null;
                                /** Format: unix-time */
                                createdAt: number;
                                goals: {
                                    /** Format: unix-time */
                                    at: number;
                                    key: string;
                                    title: string;
                                }[];
                                grade: string | null;
                                id: number;
                                reason: string | null;
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
    sendLead: {
        parameters: {
            query?: never;
            header?: {
                /** @example b3f1c2d4-lead-90412 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign: string;
                    clickId?: string;
                    country?: string;
                    email?: string;
                    firstName?: string;
                    /** Format: ip */
                    ip?: string;
                    language?: string;
                    lastName?: string;
                    params?: {
                        [key: string]: string;
                    };
                    phone?: string;
                    sourceUrl?: string;
                    sub1?: string;
                    sub2?: string;
                    sub3?: string;
                    sub4?: string;
                    sub5?: string;
                    sub6?: string;
                    sub7?: string;
                    sub8?: string;
                    sub9?: string;
                    test?: boolean;
                };
            };
        };
        responses: {
            /** @description What became of it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            apiStatus: "new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test";
                            id: number;
                            reason?: string;
                            redirectUrl?: string;
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
    listOpenOffers: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers, by their ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                countries: string[];
                                id: number;
                                payouts: {
                                    countries: string[];
                                    /** @enum {string} */
                                    countriesMode: "only" | "except";
                                    currency: string | null;
                                    goal: string | null;
                                    isPercent: boolean;
                                    /** Format: decimal */
                                    value: string;
                                }[];
                                room: {
                                    countries: string[];
                                    /** @enum {string} */
                                    countriesMode: "only" | "except";
                                    /** Format: decimal */
                                    left: string;
                                    period: string;
                                    type: string;
                                }[];
                                schedule: {
                                    [key: string]: unknown;
                                } | null;
                                title: string;
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
                    /** Format: password */
                    password: string;
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
                    /** Format: email */
                    email: string;
                    firstName: string;
                    language?: string | null;
                    lastName?: string | null;
                    /** Format: password */
                    password: string;
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
                    /** Format: email */
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
    listClicks: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                campaign?: number[];
                clickStatus?: (1 | 2)[];
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ClickField"][];
                id?: number[];
                landing?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                secureId?: string[];
                with?: components["schemas"]["ClickField"][];
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
                            items: components["schemas"]["Click"][];
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
    readClick: {
        parameters: {
            query?: {
                fields?: components["schemas"]["ClickField"][];
                with?: components["schemas"]["ClickField"][];
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
                        data: components["schemas"]["Click"];
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
    readClickDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The why-card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhyCard"];
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
    exportClicks: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                campaign?: number[];
                clickStatus?: (1 | 2)[];
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ClickField"][];
                id?: number[];
                landing?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                secureId?: string[];
                with?: components["schemas"]["ClickField"][];
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
    listContactViews: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ContactViewField"][];
                id?: number[];
                impersonator?: number[];
                lead?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                purpose?: ("shown" | "exported")[];
                user?: number[];
                with?: components["schemas"]["ContactViewField"][];
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
                            items: components["schemas"]["ContactView"][];
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
    readContactView: {
        parameters: {
            query?: {
                fields?: components["schemas"]["ContactViewField"][];
                with?: components["schemas"]["ContactViewField"][];
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
                        data: components["schemas"]["ContactView"];
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
    listConversions: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                amountCurrency?: number[];
                approveAtFrom?: number;
                approveAtTo?: number;
                approvedAtFrom?: number;
                approvedAtTo?: number;
                campaign?: number[];
                clickId?: string[];
                conversionStatus?: (1 | 2 | 3 | 4)[];
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ConversionField"][];
                goal?: number[];
                id?: number[];
                isHidden?: boolean[];
                lead?: number[];
                limit?: number;
                marks?: ("late_conversion" | "unpaid")[];
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "conversionStatus:asc" | "conversionStatus:desc" | "isHidden:asc" | "isHidden:desc" | "revenue:asc" | "revenue:desc" | "revenueRate:asc" | "revenueRate:desc" | "payout:asc" | "payout:desc" | "payoutRate:asc" | "payoutRate:desc" | "originalRevenue:asc" | "originalRevenue:desc" | "originalPayout:asc" | "originalPayout:desc" | "changeReason:asc" | "changeReason:desc" | "amount:asc" | "amount:desc" | "paymentRuleVersion:asc" | "paymentRuleVersion:desc" | "ruleType:asc" | "ruleType:desc" | "ruleRevenue:asc" | "ruleRevenue:desc" | "rulePayout:asc" | "rulePayout:desc" | "clickId:asc" | "clickId:desc" | "transactionId:asc" | "transactionId:desc" | "trafficAt:asc" | "trafficAt:desc" | "approveAt:asc" | "approveAt:desc" | "approvedAt:asc" | "approvedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentRule?: number[];
                payoutCurrency?: number[];
                revenueCurrency?: number[];
                transactionId?: string[];
                with?: components["schemas"]["ConversionField"][];
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
                            items: components["schemas"]["Conversion"][];
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
    editConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionEdit"][];
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
                            items: components["schemas"]["Conversion"][];
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
    readConversion: {
        parameters: {
            query?: {
                fields?: components["schemas"]["ConversionField"][];
                with?: components["schemas"]["ConversionField"][];
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
                        data: components["schemas"]["Conversion"];
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
    listConversionHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    approveOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionApprove"][];
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
                            items: components["schemas"]["Conversion"][];
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
    exportConversions: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                amountCurrency?: number[];
                approveAtFrom?: number;
                approveAtTo?: number;
                approvedAtFrom?: number;
                approvedAtTo?: number;
                campaign?: number[];
                clickId?: string[];
                conversionStatus?: (1 | 2 | 3 | 4)[];
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ConversionField"][];
                goal?: number[];
                id?: number[];
                isHidden?: boolean[];
                lead?: number[];
                marks?: ("late_conversion" | "unpaid")[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "conversionStatus:asc" | "conversionStatus:desc" | "isHidden:asc" | "isHidden:desc" | "revenue:asc" | "revenue:desc" | "revenueRate:asc" | "revenueRate:desc" | "payout:asc" | "payout:desc" | "payoutRate:asc" | "payoutRate:desc" | "originalRevenue:asc" | "originalRevenue:desc" | "originalPayout:asc" | "originalPayout:desc" | "changeReason:asc" | "changeReason:desc" | "amount:asc" | "amount:desc" | "paymentRuleVersion:asc" | "paymentRuleVersion:desc" | "ruleType:asc" | "ruleType:desc" | "ruleRevenue:asc" | "ruleRevenue:desc" | "rulePayout:asc" | "rulePayout:desc" | "clickId:asc" | "clickId:desc" | "transactionId:asc" | "transactionId:desc" | "trafficAt:asc" | "trafficAt:desc" | "approveAt:asc" | "approveAt:desc" | "approvedAt:asc" | "approvedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentRule?: number[];
                payoutCurrency?: number[];
                revenueCurrency?: number[];
                transactionId?: string[];
                with?: components["schemas"]["ConversionField"][];
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
    hideOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionHide"][];
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
                            items: components["schemas"]["Conversion"][];
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
    holdOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionHold"][];
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
                            items: components["schemas"]["Conversion"][];
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
    rejectOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionReject"][];
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
                            items: components["schemas"]["Conversion"][];
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
    sendPostbackOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        id: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description How many calls go out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            count: number;
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
    unhideOfConversions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ConversionUnhide"][];
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
                            items: components["schemas"]["Conversion"][];
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
    listLeadAttempts: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadAttemptField"][];
                id?: number[];
                integration?: number[];
                lead?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                outcome?: ("pending" | "accepted" | "duplicate" | "invalid" | "refused" | "failed" | "unknown")[];
                with?: components["schemas"]["LeadAttemptField"][];
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
                            items: components["schemas"]["LeadAttempt"][];
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
    readLeadAttempt: {
        parameters: {
            query?: {
                fields?: components["schemas"]["LeadAttemptField"][];
                with?: components["schemas"]["LeadAttemptField"][];
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
                        data: components["schemas"]["LeadAttempt"];
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
    exportLeadAttempts: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadAttemptField"][];
                id?: number[];
                integration?: number[];
                lead?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                outcome?: ("pending" | "accepted" | "duplicate" | "invalid" | "refused" | "failed" | "unknown")[];
                with?: components["schemas"]["LeadAttemptField"][];
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
    listLeadChanges: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadChangeField"][];
                grade?: number[];
                id?: number[];
                impersonator?: number[];
                lead?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                user?: number[];
                with?: components["schemas"]["LeadChangeField"][];
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
                            items: components["schemas"]["LeadChange"][];
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
    readLeadChange: {
        parameters: {
            query?: {
                fields?: components["schemas"]["LeadChangeField"][];
                with?: components["schemas"]["LeadChangeField"][];
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
                        data: components["schemas"]["LeadChange"];
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
    exportLeadChanges: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadChangeField"][];
                grade?: number[];
                id?: number[];
                impersonator?: number[];
                lead?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                user?: number[];
                with?: components["schemas"]["LeadChangeField"][];
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
    listLeads: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                apiStatus?: ("new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test")[];
                campaign?: number[];
                clickId?: string[];
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadField"][];
                grade?: number[];
                id?: number[];
                integration?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                secureId?: string[];
                with?: components["schemas"]["LeadField"][];
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
                            items: components["schemas"]["Lead"][];
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
    readLead: {
        parameters: {
            query?: {
                fields?: components["schemas"]["LeadField"][];
                with?: components["schemas"]["LeadField"][];
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
                        data: components["schemas"]["Lead"];
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
    showLeadContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string | null;
                            firstName: string | null;
                            ip: string | null;
                            lastName: string | null;
                            params: {
                                name: string;
                                value: string;
                            }[];
                            phone: string | null;
                            sourceUrl: string | null;
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
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLeadDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The why-card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhyCard"];
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
    editOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        country?: string | null;
                        email?: string | null;
                        firstName?: string | null;
                        id?: number;
                        language?: string | null;
                        lastName?: string | null;
                        note?: string | null;
                        phone?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    gradeOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        grade: number | null;
                        id?: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    previewResendOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advertiser?: number;
                    skip?: ("caps" | "schedule" | "duplicates" | "validation")[];
                };
            };
        };
        responses: {
            /** @description The why-card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhyCard"];
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
    resendOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        advertiser?: number;
                        id?: number;
                        note?: string | null;
                        skip?: ("caps" | "schedule" | "duplicates" | "validation")[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LeadResent"][];
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
    settleOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        accepted: boolean;
                        id?: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    trashOfLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 90412 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        id?: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    editOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        country?: string | null;
                        email?: string | null;
                        firstName?: string | null;
                        id: number;
                        language?: string | null;
                        lastName?: string | null;
                        note?: string | null;
                        phone?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    exportLeads: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                apiStatus?: ("new" | "sent" | "unsent" | "hold" | "invalid" | "trash" | "duplicate" | "failed" | "test")[];
                campaign?: number[];
                clickId?: string[];
                contacts?: boolean;
                country?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadField"][];
                grade?: number[];
                id?: number[];
                integration?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                secureId?: string[];
                with?: components["schemas"]["LeadField"][];
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
    gradeOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        grade: number | null;
                        id: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    resendOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        advertiser?: number;
                        id: number;
                        note?: string | null;
                        skip?: ("caps" | "schedule" | "duplicates" | "validation")[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LeadResent"][];
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
    settleOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        accepted: boolean;
                        id: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    trashOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        id: number;
                        note?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The leads as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
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
    listPostbackLogs: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                campaign?: number[];
                clickId?: string[];
                conversion?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                event?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
                eventId?: string[];
                fields?: components["schemas"]["PostbackLogField"][];
                id?: number[];
                integration?: number[];
                kind?: ("postback_in" | "postback_out")[];
                lead?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                postback?: number[];
                result?: ("created" | "repeated" | "graded" | "ignored" | "refused" | "delivered" | "failed")[];
                with?: components["schemas"]["PostbackLogField"][];
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
                            items: components["schemas"]["PostbackLog"][];
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
    readPostbackLog: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PostbackLogField"][];
                with?: components["schemas"]["PostbackLogField"][];
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
                        data: components["schemas"]["PostbackLog"];
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
    exportPostbackLogs: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliate?: number[];
                campaign?: number[];
                clickId?: string[];
                conversion?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                event?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
                eventId?: string[];
                fields?: components["schemas"]["PostbackLogField"][];
                id?: number[];
                integration?: number[];
                kind?: ("postback_in" | "postback_out")[];
                lead?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                postback?: number[];
                result?: ("created" | "repeated" | "graded" | "ignored" | "refused" | "delivered" | "failed")[];
                with?: components["schemas"]["PostbackLogField"][];
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
    sendPostbacksAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        affiliate?: number[];
                        campaign?: number[];
                        conversion?: number[];
                        /** Format: unix-time */
                        createdAtFrom?: number;
                        /** Format: unix-time */
                        createdAtTo?: number;
                        event?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
                        offer?: number[];
                        postback?: number[];
                        result?: ("delivered" | "failed")[];
                    };
                    ids?: number[];
                };
            };
        };
        responses: {
            /** @description How many calls go out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            count: number;
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
    simulate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: unix-time */
                    at?: number;
                    campaign: number;
                    cold?: boolean;
                    country?: string;
                    id?: string;
                    /** @enum {string} */
                    kind: "click" | "lead";
                    language?: string;
                    offeredTo?: number[];
                    parameters?: {
                        [key: string]: string;
                    };
                    test?: boolean;
                };
            };
        };
        responses: {
            /** @description The why-card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhyCard"];
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
    listAdvertiserAssignments: {
        parameters: {
            query?: {
                advertiser?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["AdvertiserAssignmentField"][];
                id?: number[];
                integration?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                trafficSources?: number[];
                with?: components["schemas"]["AdvertiserAssignmentField"][];
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
                            items: components["schemas"]["AdvertiserAssignment"][];
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
    createAdvertiserAssignments: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserAssignmentCreate"][];
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
                            items: components["schemas"]["AdvertiserAssignment"][];
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
    editAdvertiserAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserAssignmentEdit"][];
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
                            items: components["schemas"]["AdvertiserAssignment"][];
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
    readAdvertiserAssignment: {
        parameters: {
            query?: {
                fields?: components["schemas"]["AdvertiserAssignmentField"][];
                with?: components["schemas"]["AdvertiserAssignmentField"][];
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
                        data: components["schemas"]["AdvertiserAssignment"];
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
    listAdvertiserAssignmentHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfAdvertiserAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserAssignmentStatus"][];
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
                            items: components["schemas"]["AdvertiserAssignment"][];
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
    editSieveOfAdvertiserAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AdvertiserAssignmentEditSieve"][];
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
                            items: components["schemas"]["AdvertiserAssignment"][];
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
    exportAdvertiserAssignments: {
        parameters: {
            query?: {
                advertiser?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["AdvertiserAssignmentField"][];
                id?: number[];
                integration?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                trafficSources?: number[];
                with?: components["schemas"]["AdvertiserAssignmentField"][];
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
    listAdvertisers: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                defaultCurrency?: number[];
                fields?: components["schemas"]["AdvertiserField"][];
                id?: number[];
                limit?: number;
                managers?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "redirectTemplateEnabled:asc" | "redirectTemplateEnabled:desc" | "redirectTemplate:asc" | "redirectTemplate:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                platforms?: number[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "blocked")[];
                tags?: number[];
                vertical?: number[];
                with?: components["schemas"]["AdvertiserField"][];
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
                fields?: components["schemas"]["AdvertiserField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                defaultCurrency?: number[];
                fields?: components["schemas"]["AdvertiserField"][];
                id?: number[];
                managers?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "redirectTemplateEnabled:asc" | "redirectTemplateEnabled:desc" | "redirectTemplate:asc" | "redirectTemplate:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                platforms?: number[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "blocked")[];
                tags?: number[];
                vertical?: number[];
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
    listAffiliateAssignments: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["AffiliateAssignmentField"][];
                id?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                team?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["AffiliateAssignmentField"][];
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
                            items: components["schemas"]["AffiliateAssignment"][];
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
    createAffiliateAssignments: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AffiliateAssignmentCreate"][];
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
                            items: components["schemas"]["AffiliateAssignment"][];
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
    editAffiliateAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AffiliateAssignmentEdit"][];
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
                            items: components["schemas"]["AffiliateAssignment"][];
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
    readAffiliateAssignment: {
        parameters: {
            query?: {
                fields?: components["schemas"]["AffiliateAssignmentField"][];
                with?: components["schemas"]["AffiliateAssignmentField"][];
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
                        data: components["schemas"]["AffiliateAssignment"];
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
    listAffiliateAssignmentHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfAffiliateAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AffiliateAssignmentStatus"][];
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
                            items: components["schemas"]["AffiliateAssignment"][];
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
    editSieveOfAffiliateAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["AffiliateAssignmentEditSieve"][];
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
                            items: components["schemas"]["AffiliateAssignment"][];
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
    exportAffiliateAssignments: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["AffiliateAssignmentField"][];
                id?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                team?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["AffiliateAssignmentField"][];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ApiTokenField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "expiresAt:asc" | "expiresAt:desc" | "hint:asc" | "hint:desc" | "lastUsedAt:asc" | "lastUsedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                user?: number[];
                with?: components["schemas"]["ApiTokenField"][];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ApiTokenField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "expiresAt:asc" | "expiresAt:desc" | "hint:asc" | "hint:desc" | "lastUsedAt:asc" | "lastUsedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                user?: number[];
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
    readAsOf: {
        parameters: {
            query: {
                /** @example 1767225600 */
                at: number;
                /** @example offer */
                entity: string;
                /** @example 12 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record then, as far as it differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            createdAt: number;
                            /** @enum {string} */
                            state: "known" | "notYetMade" | "forgotten";
                            values: {
                                [key: string]: unknown;
                            };
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
    listCampaigns: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CampaignField"][];
                id?: number[];
                integrationMethod?: (1 | 2 | 3)[];
                landers?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "domain:asc" | "domain:desc" | "autocreated:asc" | "autocreated:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive" | "offer_revoked" | "blocked" | "deleted")[];
                trafficSource?: number[];
                with?: components["schemas"]["CampaignField"][];
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
                fields?: components["schemas"]["CampaignField"][];
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
                limit?: number;
                offset?: number;
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
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CampaignField"][];
                id?: number[];
                integrationMethod?: (1 | 2 | 3)[];
                landers?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "domain:asc" | "domain:desc" | "autocreated:asc" | "autocreated:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive" | "offer_revoked" | "blocked" | "deleted")[];
                trafficSource?: number[];
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
    listCaps: {
        parameters: {
            query?: {
                action?: ("stop" | "redirect" | "hold" | "notify")[];
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                currency?: number[];
                fields?: components["schemas"]["CapField"][];
                goal?: number[];
                id?: number[];
                landing?: number[];
                limit?: number;
                lowPriority?: boolean[];
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "value:asc" | "value:desc" | "counter:asc" | "counter:desc" | "counterResetAt:asc" | "counterResetAt:desc" | "guarantee:asc" | "guarantee:desc" | "informationalValue:asc" | "informationalValue:desc" | "period:asc" | "period:desc" | "processingType:asc" | "processingType:desc" | "action:asc" | "action:desc" | "lowPriority:asc" | "lowPriority:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModel?: number[];
                period?: ("hour" | "day" | "week" | "month" | "total")[];
                processingType?: ("hard" | "soft")[];
                search?: string;
                status?: ("active" | "inactive")[];
                team?: number[];
                trafficSources?: number[];
                type?: ("clicks" | "leads" | "conversions" | "revenue" | "payout")[];
                with?: components["schemas"]["CapField"][];
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
                            items: components["schemas"]["Cap"][];
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
    createCaps: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CapCreate"][];
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
                            items: components["schemas"]["Cap"][];
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
    editCaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CapEdit"][];
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
                            items: components["schemas"]["Cap"][];
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
    readCap: {
        parameters: {
            query?: {
                fields?: components["schemas"]["CapField"][];
                with?: components["schemas"]["CapField"][];
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
                        data: components["schemas"]["Cap"];
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
    listCapHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfCaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CapStatus"][];
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
                            items: components["schemas"]["Cap"][];
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
    cloneCaps: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["Cap"][];
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
    dropCounterOfCaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CapDropCounter"][];
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
                            items: components["schemas"]["Cap"][];
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
    editSieveOfCaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CapEditSieve"][];
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
                            items: components["schemas"]["Cap"][];
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
    exportCaps: {
        parameters: {
            query?: {
                action?: ("stop" | "redirect" | "hold" | "notify")[];
                advertiser?: number[];
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                currency?: number[];
                fields?: components["schemas"]["CapField"][];
                goal?: number[];
                id?: number[];
                landing?: number[];
                lowPriority?: boolean[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "value:asc" | "value:desc" | "counter:asc" | "counter:desc" | "counterResetAt:asc" | "counterResetAt:desc" | "guarantee:asc" | "guarantee:desc" | "informationalValue:asc" | "informationalValue:desc" | "period:asc" | "period:desc" | "processingType:asc" | "processingType:desc" | "action:asc" | "action:desc" | "lowPriority:asc" | "lowPriority:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModel?: number[];
                period?: ("hour" | "day" | "week" | "month" | "total")[];
                processingType?: ("hard" | "soft")[];
                search?: string;
                status?: ("active" | "inactive")[];
                team?: number[];
                trafficSources?: number[];
                type?: ("clicks" | "leads" | "conversions" | "revenue" | "payout")[];
                with?: components["schemas"]["CapField"][];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CategoryField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["CategoryField"][];
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
                fields?: components["schemas"]["CategoryField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CategoryField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
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
    listCreatives: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CreativeField"][];
                id?: number[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "url:asc" | "url:desc" | "fileName:asc" | "fileName:desc" | "contentType:asc" | "contentType:desc" | "bytes:asc" | "bytes:desc" | "downloads:asc" | "downloads:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                trafficSources?: number[];
                type?: ("image" | "video" | "link" | "archive" | "text" | "file")[];
                with?: components["schemas"]["CreativeField"][];
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
                            items: components["schemas"]["Creative"][];
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
    createCreatives: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CreativeCreate"][];
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
                            items: components["schemas"]["Creative"][];
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
    editCreatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CreativeEdit"][];
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
                            items: components["schemas"]["Creative"][];
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
    readCreative: {
        parameters: {
            query?: {
                fields?: components["schemas"]["CreativeField"][];
                with?: components["schemas"]["CreativeField"][];
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
                        data: components["schemas"]["Creative"];
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
    downloadCreativeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
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
                    "application/octet-stream": string;
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
    attachCreativeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
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
            /** @description The creative. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Creative"];
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
    listCreativeHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfCreatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CreativeStatus"][];
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
                            items: components["schemas"]["Creative"][];
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
    editSieveOfCreatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CreativeEditSieve"][];
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
                            items: components["schemas"]["Creative"][];
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
    exportCreatives: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CreativeField"][];
                id?: number[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "url:asc" | "url:desc" | "fileName:asc" | "fileName:desc" | "contentType:asc" | "contentType:desc" | "bytes:asc" | "bytes:desc" | "downloads:asc" | "downloads:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                trafficSources?: number[];
                type?: ("image" | "video" | "link" | "archive" | "text" | "file")[];
                with?: components["schemas"]["CreativeField"][];
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
                code?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CurrencyField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "code:asc" | "code:desc" | "title:asc" | "title:desc" | "symbol:asc" | "symbol:desc" | "symbolNative:asc" | "symbolNative:desc" | "rate:asc" | "rate:desc" | "date:asc" | "date:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["CurrencyField"][];
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
                fields?: components["schemas"]["CurrencyField"][];
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
                limit?: number;
                offset?: number;
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
                code?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["CurrencyField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "code:asc" | "code:desc" | "title:asc" | "title:desc" | "symbol:asc" | "symbol:desc" | "symbolNative:asc" | "symbolNative:desc" | "rate:asc" | "rate:desc" | "date:asc" | "date:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
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
    listDomains: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                defaultFor?: ("track" | "postback" | "landing")[];
                fields?: components["schemas"]["DomainField"][];
                id?: number[];
                kinds?: ("track" | "postback" | "landing")[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "host:asc" | "host:desc" | "note:asc" | "note:desc" | "state:asc" | "state:desc" | "checkedAt:asc" | "checkedAt:desc" | "verifiedAt:asc" | "verifiedAt:desc" | "failure:asc" | "failure:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                state?: ("waiting" | "verified" | "failing")[];
                with?: components["schemas"]["DomainField"][];
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
                            items: components["schemas"]["Domain"][];
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
    createDomains: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["DomainCreate"][];
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
                            items: components["schemas"]["Domain"][];
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
    deleteDomains: {
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
    editDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["DomainEdit"][];
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
                            items: components["schemas"]["Domain"][];
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
    readDomain: {
        parameters: {
            query?: {
                fields?: components["schemas"]["DomainField"][];
                with?: components["schemas"]["DomainField"][];
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
                        data: components["schemas"]["Domain"];
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
    listDomainHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    exportDomains: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                defaultFor?: ("track" | "postback" | "landing")[];
                fields?: components["schemas"]["DomainField"][];
                id?: number[];
                kinds?: ("track" | "postback" | "landing")[];
                orderBy?: ("id:asc" | "id:desc" | "host:asc" | "host:desc" | "note:asc" | "note:desc" | "state:asc" | "state:desc" | "checkedAt:asc" | "checkedAt:desc" | "verifiedAt:asc" | "verifiedAt:desc" | "failure:asc" | "failure:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                state?: ("waiting" | "verified" | "failing")[];
                with?: components["schemas"]["DomainField"][];
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
    verifyOfDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["DomainVerify"][];
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
                            items: components["schemas"]["Domain"][];
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
    listErasures: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ErasureField"][];
                id?: number[];
                impersonator?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                user?: number[];
                with?: components["schemas"]["ErasureField"][];
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
                            items: components["schemas"]["Erasure"][];
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
    readErasure: {
        parameters: {
            query?: {
                fields?: components["schemas"]["ErasureField"][];
                with?: components["schemas"]["ErasureField"][];
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
                        data: components["schemas"]["Erasure"];
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
    listFakeAdvertiserRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FakeAdvertiserRequest"][];
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
    listGeos: {
        parameters: {
            query?: {
                countries?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["GeoField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "deleted")[];
                with?: components["schemas"]["GeoField"][];
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
                            items: components["schemas"]["Geo"][];
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
    createGeos: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["GeoCreate"][];
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
                            items: components["schemas"]["Geo"][];
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
    editGeos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["GeoEdit"][];
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
                            items: components["schemas"]["Geo"][];
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
    readGeo: {
        parameters: {
            query?: {
                fields?: components["schemas"]["GeoField"][];
                with?: components["schemas"]["GeoField"][];
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
                        data: components["schemas"]["Geo"];
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
    listGeoHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfGeos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["GeoStatus"][];
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
                            items: components["schemas"]["Geo"][];
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
    cloneGeos: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["Geo"][];
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
    exportGeos: {
        parameters: {
            query?: {
                countries?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["GeoField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "deleted")[];
                with?: components["schemas"]["GeoField"][];
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
    listGoals: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["GoalField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "key:asc" | "key:desc" | "repeatable:asc" | "repeatable:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                repeatable?: boolean[];
                search?: string;
                vertical?: number[];
                with?: components["schemas"]["GoalField"][];
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
                            items: components["schemas"]["Goal"][];
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
    readGoal: {
        parameters: {
            query?: {
                fields?: components["schemas"]["GoalField"][];
                with?: components["schemas"]["GoalField"][];
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
                        data: components["schemas"]["Goal"];
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
    listGoalHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    exportGoals: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["GoalField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "key:asc" | "key:desc" | "repeatable:asc" | "repeatable:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                repeatable?: boolean[];
                search?: string;
                vertical?: number[];
                with?: components["schemas"]["GoalField"][];
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
    listHoldConfigs: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["HoldConfigField"][];
                geo?: number[];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "periodStart:asc" | "periodStart:desc" | "periodEnd:asc" | "periodEnd:desc" | "interval:asc" | "interval:desc" | "freshLeads:asc" | "freshLeads:desc" | "oldLeads:asc" | "oldLeads:desc" | "releaseAskedAt:asc" | "releaseAskedAt:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("inactive" | "active")[];
                timezone?: string[];
                with?: components["schemas"]["HoldConfigField"][];
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
                            items: components["schemas"]["HoldConfig"][];
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
    createHoldConfigs: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["HoldConfigCreate"][];
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
                            items: components["schemas"]["HoldConfig"][];
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
    deleteHoldConfigs: {
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
    editHoldConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["HoldConfigEdit"][];
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
                            items: components["schemas"]["HoldConfig"][];
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
    readHoldConfig: {
        parameters: {
            query?: {
                fields?: components["schemas"]["HoldConfigField"][];
                with?: components["schemas"]["HoldConfigField"][];
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
                        data: components["schemas"]["HoldConfig"];
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
    listHoldConfigHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfHoldConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["HoldConfigStatus"][];
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
                            items: components["schemas"]["HoldConfig"][];
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
    exportHoldConfigs: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["HoldConfigField"][];
                geo?: number[];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "periodStart:asc" | "periodStart:desc" | "periodEnd:asc" | "periodEnd:desc" | "interval:asc" | "interval:desc" | "freshLeads:asc" | "freshLeads:desc" | "oldLeads:asc" | "oldLeads:desc" | "releaseAskedAt:asc" | "releaseAskedAt:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("inactive" | "active")[];
                timezone?: string[];
                with?: components["schemas"]["HoldConfigField"][];
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
    releaseOfHoldConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["HoldConfigRelease"][];
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
                            items: components["schemas"]["HoldConfig"][];
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
    listImages: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["ImageField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "scope:asc" | "scope:desc" | "fileName:asc" | "fileName:desc" | "contentType:asc" | "contentType:desc" | "bytes:asc" | "bytes:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                scope?: ("offer" | "tenant_logo" | "tenant_favicon")[];
                secureId?: string[];
                with?: components["schemas"]["ImageField"][];
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
                fields?: components["schemas"]["ImageField"][];
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
                    impersonateAs?: number;
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
                            apiParameterPlacements: components["schemas"]["Choice"][];
                            apiSyncStatuses: components["schemas"]["Choice"][];
                            integrationMethods: components["schemas"]["Choice"][];
                            methods: components["schemas"]["Choice"][];
                            redirectMethods: components["schemas"]["Choice"][];
                            redirectOptions: components["schemas"]["Choice"][];
                            statuses: components["schemas"]["Choice"][];
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
                            capActions: components["schemas"]["Choice"][];
                            capPeriods: components["schemas"]["Choice"][];
                            capProcessingTypes: components["schemas"]["Choice"][];
                            capTypes: components["schemas"]["Choice"][];
                            creativeTypes: components["schemas"]["Choice"][];
                            integrationMethods: components["schemas"]["Choice"][];
                            landerStatuses: components["schemas"]["Choice"][];
                            landerTypes: components["schemas"]["Choice"][];
                            paymentTypes: components["schemas"]["Choice"][];
                            sessionLifespanTypes: components["schemas"]["Choice"][];
                            sieveStatuses: components["schemas"]["Choice"][];
                            statuses: components["schemas"]["Choice"][];
                            targetConversionStatuses: components["schemas"]["Choice"][];
                            targetingPeriods: components["schemas"]["Choice"][];
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
                            bodyFormats: components["schemas"]["Choice"][];
                            events: components["schemas"]["PostbackEvent"][];
                            methods: components["schemas"]["Choice"][];
                            statuses: components["schemas"]["Choice"][];
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
                            statuses: components["schemas"]["Choice"][];
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
    listIntegrationGoalMappings: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationGoalMappingField"][];
                goal?: number[];
                id?: number[];
                integration?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "theirs:asc" | "theirs:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                with?: components["schemas"]["IntegrationGoalMappingField"][];
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
                            items: components["schemas"]["IntegrationGoalMapping"][];
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
    readIntegrationGoalMapping: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationGoalMappingField"][];
                with?: components["schemas"]["IntegrationGoalMappingField"][];
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
                        data: components["schemas"]["IntegrationGoalMapping"];
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
    listIntegrationGoalMappingHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationParameters: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationParameterField"][];
                id?: number[];
                integration?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "value:asc" | "value:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                parameter?: number[];
                with?: components["schemas"]["IntegrationParameterField"][];
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
                            items: components["schemas"]["IntegrationParameter"][];
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
    readIntegrationParameter: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationParameterField"][];
                with?: components["schemas"]["IntegrationParameterField"][];
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
                        data: components["schemas"]["IntegrationParameter"];
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
    listIntegrationParameterHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationStatusMappings: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationStatusMappingField"][];
                id?: number[];
                integration?: number[];
                leadGrade?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "theirs:asc" | "theirs:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                with?: components["schemas"]["IntegrationStatusMappingField"][];
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
                            items: components["schemas"]["IntegrationStatusMapping"][];
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
    readIntegrationStatusMapping: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationStatusMappingField"][];
                with?: components["schemas"]["IntegrationStatusMappingField"][];
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
                        data: components["schemas"]["IntegrationStatusMapping"];
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
    listIntegrationStatusMappingHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationTemplateGoalMappings: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationTemplateGoalMappingField"][];
                goal?: number[];
                id?: number[];
                integrationTemplate?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "theirs:asc" | "theirs:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                with?: components["schemas"]["IntegrationTemplateGoalMappingField"][];
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
                            items: components["schemas"]["IntegrationTemplateGoalMapping"][];
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
    readIntegrationTemplateGoalMapping: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationTemplateGoalMappingField"][];
                with?: components["schemas"]["IntegrationTemplateGoalMappingField"][];
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
                        data: components["schemas"]["IntegrationTemplateGoalMapping"];
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
    listIntegrationTemplateGoalMappingHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationTemplateParameters: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationTemplateParameterField"][];
                id?: number[];
                integrationTemplate?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "key:asc" | "key:desc" | "placement:asc" | "placement:desc" | "prefix:asc" | "prefix:desc" | "required:asc" | "required:desc" | "secret:asc" | "secret:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                with?: components["schemas"]["IntegrationTemplateParameterField"][];
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
                            items: components["schemas"]["IntegrationTemplateParameter"][];
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
    readIntegrationTemplateParameter: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationTemplateParameterField"][];
                with?: components["schemas"]["IntegrationTemplateParameterField"][];
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
                        data: components["schemas"]["IntegrationTemplateParameter"];
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
    listIntegrationTemplateParameterHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationTemplateStatusMappings: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationTemplateStatusMappingField"][];
                id?: number[];
                integrationTemplate?: number[];
                leadGrade?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "theirs:asc" | "theirs:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                with?: components["schemas"]["IntegrationTemplateStatusMappingField"][];
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
                            items: components["schemas"]["IntegrationTemplateStatusMapping"][];
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
    readIntegrationTemplateStatusMapping: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationTemplateStatusMappingField"][];
                with?: components["schemas"]["IntegrationTemplateStatusMappingField"][];
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
                        data: components["schemas"]["IntegrationTemplateStatusMapping"];
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
    listIntegrationTemplateStatusMappingHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listIntegrationTemplates: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationTemplateField"][];
                id?: number[];
                integrationMethodsRestrictions?: ("outApi" | "redirect" | "apiSync" | "postback")[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                platform?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                vertical?: number[];
                with?: components["schemas"]["IntegrationTemplateField"][];
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
                            items: components["schemas"]["IntegrationTemplate"][];
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
    createIntegrationTemplates: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationTemplateCreate"][];
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
                            items: components["schemas"]["IntegrationTemplate"][];
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
    editIntegrationTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationTemplateEdit"][];
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
                            items: components["schemas"]["IntegrationTemplate"][];
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
    readIntegrationTemplate: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationTemplateField"][];
                with?: components["schemas"]["IntegrationTemplateField"][];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editApiParametersOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditApiParameters"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editApiSyncOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditApiSync"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editGoalsOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditGoals"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editLeadStatusMappingsOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditLeadStatusMappings"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editOutApiMappingsOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditOutApiMappings"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editPostbackOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditPostback"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    editRedirectOfIntegrationTemplate: {
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
                    data: components["schemas"]["IntegrationTemplateEditRedirect"];
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
                        data: components["schemas"]["IntegrationTemplate"];
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
    listIntegrationTemplateHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfIntegrationTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationTemplateStatus"][];
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
                            items: components["schemas"]["IntegrationTemplate"][];
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
    cloneIntegrationTemplates: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["IntegrationTemplate"][];
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
    exportIntegrationTemplates: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationTemplateField"][];
                id?: number[];
                integrationMethodsRestrictions?: ("outApi" | "redirect" | "apiSync" | "postback")[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                platform?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                vertical?: number[];
                with?: components["schemas"]["IntegrationTemplateField"][];
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
    listIntegrations: {
        parameters: {
            query?: {
                advertiser?: number[];
                apiSyncEnabled?: boolean[];
                apiSyncStatus?: ("off" | "on" | "paused")[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationField"][];
                id?: number[];
                limit?: number;
                offers?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "outApiEnabled:asc" | "outApiEnabled:desc" | "redirectEnabled:asc" | "redirectEnabled:desc" | "apiSyncEnabled:asc" | "apiSyncEnabled:desc" | "postbackEnabled:asc" | "postbackEnabled:desc" | "apiSyncStatus:asc" | "apiSyncStatus:desc" | "apiSyncPauseReason:asc" | "apiSyncPauseReason:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                outApiEnabled?: boolean[];
                postbackEnabled?: boolean[];
                redirectEnabled?: boolean[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive")[];
                template?: number[];
                vertical?: number[];
                with?: components["schemas"]["IntegrationField"][];
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
                            items: components["schemas"]["Integration"][];
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
    createIntegrations: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationCreate"][];
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
                            items: components["schemas"]["Integration"][];
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
    editIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationEdit"][];
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
                            items: components["schemas"]["Integration"][];
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
    readIntegration: {
        parameters: {
            query?: {
                fields?: components["schemas"]["IntegrationField"][];
                with?: components["schemas"]["IntegrationField"][];
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
                        data: components["schemas"]["Integration"];
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
    editApiParametersOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditApiParameters"];
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
                        data: components["schemas"]["Integration"];
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
    editApiSyncOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditApiSync"];
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
                        data: components["schemas"]["Integration"];
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
    editGoalsOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditGoals"];
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
                        data: components["schemas"]["Integration"];
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
    editLeadStatusMappingsOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditLeadStatusMappings"];
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
                        data: components["schemas"]["Integration"];
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
    editOutApiMappingsOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditOutApiMappings"];
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
                        data: components["schemas"]["Integration"];
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
    editPostbackOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditPostback"];
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
                        data: components["schemas"]["Integration"];
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
    editRedirectOfIntegration: {
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
                    data: components["schemas"]["IntegrationEditRedirect"];
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
                        data: components["schemas"]["Integration"];
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
    listIntegrationHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    testIntegration: {
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
                    lead: {
                        clickId?: string;
                        country?: string;
                        email?: string;
                        firstName?: string;
                        ip?: string;
                        landing?: string;
                        language?: string;
                        lastName?: string;
                        phone?: string;
                        subs?: string[];
                        userAgent?: string;
                    };
                    /** @enum {unknown} */
                    to: "nobody" | "fake" | "advertiser";
                };
            };
        };
        responses: {
            /** @description The request, and what came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IntegrationTest"];
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
    changeStatusOfIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationStatus"][];
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
                            items: components["schemas"]["Integration"][];
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
    cloneIntegrations: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["Integration"][];
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
    exportIntegrations: {
        parameters: {
            query?: {
                advertiser?: number[];
                apiSyncEnabled?: boolean[];
                apiSyncStatus?: ("off" | "on" | "paused")[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["IntegrationField"][];
                id?: number[];
                offers?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "outApiEnabled:asc" | "outApiEnabled:desc" | "redirectEnabled:asc" | "redirectEnabled:desc" | "apiSyncEnabled:asc" | "apiSyncEnabled:desc" | "postbackEnabled:asc" | "postbackEnabled:desc" | "apiSyncStatus:asc" | "apiSyncStatus:desc" | "apiSyncPauseReason:asc" | "apiSyncPauseReason:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                outApiEnabled?: boolean[];
                postbackEnabled?: boolean[];
                redirectEnabled?: boolean[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive")[];
                template?: number[];
                vertical?: number[];
                with?: components["schemas"]["IntegrationField"][];
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
    synchronizationOfIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["IntegrationSynchronization"][];
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
                            items: components["schemas"]["Integration"][];
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
    previewJob: {
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
            /** @description What would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobPreview"];
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
    listLandersApi: {
        parameters: {
            query?: {
                assignedToOffers?: number[];
                categories?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LanderApiItemField"][];
                id?: number[];
                languages?: string[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "url:asc" | "url:desc" | "previewUrl:asc" | "previewUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                tags?: number[];
                vertical?: number[];
                with?: components["schemas"]["LanderApiItemField"][];
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
                            items: components["schemas"]["LanderApiItem"][];
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
    createLandersApi: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LanderApiItemCreate"][];
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
                            items: components["schemas"]["LanderApiItem"][];
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
    editLandersApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LanderApiItemEdit"][];
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
                            items: components["schemas"]["LanderApiItem"][];
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
    readLanderApiItem: {
        parameters: {
            query?: {
                fields?: components["schemas"]["LanderApiItemField"][];
                with?: components["schemas"]["LanderApiItemField"][];
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
                        data: components["schemas"]["LanderApiItem"];
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
    listLanderApiItemHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfLandersApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LanderApiItemStatus"][];
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
                            items: components["schemas"]["LanderApiItem"][];
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
    cloneLandersApi: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["LanderApiItem"][];
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
    exportLandersApi: {
        parameters: {
            query?: {
                assignedToOffers?: number[];
                categories?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LanderApiItemField"][];
                id?: number[];
                languages?: string[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "url:asc" | "url:desc" | "previewUrl:asc" | "previewUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                tags?: number[];
                vertical?: number[];
                with?: components["schemas"]["LanderApiItemField"][];
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
    listLandings: {
        parameters: {
            query?: {
                advertiser?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LandingField"][];
                id?: number[];
                landerApiLanguage?: string[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "targetUrl:asc" | "targetUrl:desc" | "previewUrl:asc" | "previewUrl:desc" | "pageType:asc" | "pageType:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                pageType?: ("landing" | "prelanding" | "thank_you")[];
                search?: string;
                status?: ("active" | "inactive")[];
                tags?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["LandingField"][];
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
                fields?: components["schemas"]["LandingField"][];
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
                limit?: number;
                offset?: number;
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
    editSieveOfLandings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["LandingEditSieve"][];
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
                advertiser?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LandingField"][];
                id?: number[];
                landerApiLanguage?: string[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "targetUrl:asc" | "targetUrl:desc" | "previewUrl:asc" | "previewUrl:desc" | "pageType:asc" | "pageType:desc" | "weight:asc" | "weight:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                pageType?: ("landing" | "prelanding" | "thank_you")[];
                search?: string;
                status?: ("active" | "inactive")[];
                tags?: number[];
                trafficSources?: number[];
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
    listLeadGrades: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LeadGradeField"][];
                final?: boolean[];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "final:asc" | "final:desc" | "tone:asc" | "tone:desc" | "position:asc" | "position:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                vertical?: number[];
                with?: components["schemas"]["LeadGradeField"][];
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
                            items: components["schemas"]["LeadGrade"][];
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
    readLeadGrade: {
        parameters: {
            query?: {
                fields?: components["schemas"]["LeadGradeField"][];
                with?: components["schemas"]["LeadGradeField"][];
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
                        data: components["schemas"]["LeadGrade"];
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
    listLeadGradeHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listLoginRecords: {
        parameters: {
            query?: {
                address?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LoginRecordField"][];
                id?: number[];
                impersonator?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                outcome?: ("success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused")[];
                user?: number[];
                with?: components["schemas"]["LoginRecordField"][];
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
                address?: string[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["LoginRecordField"][];
                id?: number[];
                impersonator?: number[];
                orderBy?: ("id:asc" | "id:desc" | "createdAt:asc" | "createdAt:desc")[];
                outcome?: ("success" | "wrong_password" | "wrong_code" | "blocked" | "token_reused")[];
                user?: number[];
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
                accessType?: (1 | 3)[];
                advertisers?: number[];
                assignedAffiliates?: number[];
                assignedTeams?: number[];
                categories?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["OfferField"][];
                geos?: number[];
                goal?: number[];
                id?: number[];
                integrationMethod?: (1 | 2 | 3)[];
                isHot?: boolean[];
                limit?: number;
                managers?: number[];
                mine?: "receiving_traffic" | "special_conditions";
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "accessType:asc" | "accessType:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "isHot:asc" | "isHot:desc" | "sessionLifespan:asc" | "sessionLifespan:desc" | "sessionLifespanType:asc" | "sessionLifespanType:desc" | "trafficbackUrl:asc" | "trafficbackUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                payMethods?: number[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive" | "draft")[];
                tags?: number[];
                trafficSources?: number[];
                vertical?: number[];
                with?: components["schemas"]["OfferField"][];
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
                fields?: components["schemas"]["OfferField"][];
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
                limit?: number;
                offset?: number;
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
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["OfferClone"][];
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
                accessType?: (1 | 3)[];
                advertisers?: number[];
                assignedAffiliates?: number[];
                assignedTeams?: number[];
                categories?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["OfferField"][];
                geos?: number[];
                goal?: number[];
                id?: number[];
                integrationMethod?: (1 | 2 | 3)[];
                isHot?: boolean[];
                managers?: number[];
                mine?: "receiving_traffic" | "special_conditions";
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "accessType:asc" | "accessType:desc" | "integrationMethod:asc" | "integrationMethod:desc" | "isHot:asc" | "isHot:desc" | "sessionLifespan:asc" | "sessionLifespan:desc" | "sessionLifespanType:asc" | "sessionLifespanType:desc" | "trafficbackUrl:asc" | "trafficbackUrl:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                payMethods?: number[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "inactive" | "draft")[];
                tags?: number[];
                trafficSources?: number[];
                vertical?: number[];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentMethodField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["PaymentMethodField"][];
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
                fields?: components["schemas"]["PaymentMethodField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentMethodField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
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
    listPaymentModels: {
        parameters: {
            query?: {
                caps?: boolean[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentModelField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "caps:asc" | "caps:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["PaymentModelField"][];
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
                            items: components["schemas"]["PaymentModel"][];
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
    createPaymentModels: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentModelCreate"][];
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
                            items: components["schemas"]["PaymentModel"][];
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
    editPaymentModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentModelEdit"][];
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
                            items: components["schemas"]["PaymentModel"][];
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
    readPaymentModel: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PaymentModelField"][];
                with?: components["schemas"]["PaymentModelField"][];
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
                        data: components["schemas"]["PaymentModel"];
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
    listPaymentModelHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfPaymentModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentModelStatus"][];
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
                            items: components["schemas"]["PaymentModel"][];
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
    exportPaymentModels: {
        parameters: {
            query?: {
                caps?: boolean[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentModelField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "caps:asc" | "caps:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["PaymentModelField"][];
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
    listPaymentRules: {
        parameters: {
            query?: {
                affiliate?: number[];
                audience?: ("all" | "team" | "affiliate")[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentRuleField"][];
                goal?: number[];
                id?: number[];
                isMultiConversion?: boolean[];
                limit?: number;
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "paymentType:asc" | "paymentType:desc" | "revenueValue:asc" | "revenueValue:desc" | "payoutValue:asc" | "payoutValue:desc" | "targetConversionStatus:asc" | "targetConversionStatus:desc" | "autoApprovePeriod:asc" | "autoApprovePeriod:desc" | "isMultiConversion:asc" | "isMultiConversion:desc" | "audience:asc" | "audience:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModel?: number[];
                paymentType?: (1 | 2)[];
                payoutCurrency?: number[];
                revenueCurrency?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                targetConversionStatus?: (1 | 2 | 3 | 4)[];
                team?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["PaymentRuleField"][];
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
                            items: components["schemas"]["PaymentRule"][];
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
    createPaymentRules: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentRuleCreate"][];
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
                            items: components["schemas"]["PaymentRule"][];
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
    editPaymentRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentRuleEdit"][];
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
                            items: components["schemas"]["PaymentRule"][];
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
    readPaymentRule: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PaymentRuleField"][];
                with?: components["schemas"]["PaymentRuleField"][];
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
                        data: components["schemas"]["PaymentRule"];
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
    listPaymentRuleHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    listApplicablePaymentRules: {
        parameters: {
            query: {
                /** @example 31 */
                affiliate: number;
                /** @example 1767225600 */
                at?: number;
                /** @example LV */
                country?: string;
                /** @example lv */
                language?: string;
                /** @example 12 */
                offer: number;
                /** @example 4 */
                trafficSource?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules by what they pay for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                goal: number | null;
                                rules: {
                                    /** @enum {string|null} */
                                    passed: "inactive" | "otherAffiliate" | "otherTeam" | "country" | "language" | "trafficSource" | "schedule" | "outranked" | null;
                                    /** @enum {string} */
                                    rank: "affiliateAndCountry" | "affiliate" | "teamAndCountry" | "team" | "country" | "general";
                                    rule: number;
                                    version: number;
                                }[];
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
    changeStatusOfPaymentRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PaymentRuleStatus"][];
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
                            items: components["schemas"]["PaymentRule"][];
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
    clonePaymentRules: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["PaymentRule"][];
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
    exportPaymentRules: {
        parameters: {
            query?: {
                affiliate?: number[];
                audience?: ("all" | "team" | "affiliate")[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PaymentRuleField"][];
                goal?: number[];
                id?: number[];
                isMultiConversion?: boolean[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "paymentType:asc" | "paymentType:desc" | "revenueValue:asc" | "revenueValue:desc" | "payoutValue:asc" | "payoutValue:desc" | "targetConversionStatus:asc" | "targetConversionStatus:desc" | "autoApprovePeriod:asc" | "autoApprovePeriod:desc" | "isMultiConversion:asc" | "isMultiConversion:desc" | "audience:asc" | "audience:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModel?: number[];
                paymentType?: (1 | 2)[];
                payoutCurrency?: number[];
                revenueCurrency?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                targetConversionStatus?: (1 | 2 | 3 | 4)[];
                team?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["PaymentRuleField"][];
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
    forgetPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description How many records were emptied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            attempts: number;
                            changes: number;
                            conversions: number;
                            leads: number;
                            postbacks: number;
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
    reportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description What is held; the records are those of the lists that are called so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            attempts: {
                                [key: string]: unknown;
                            }[];
                            changes: {
                                [key: string]: unknown;
                            }[];
                            conversions: {
                                [key: string]: unknown;
                            }[];
                            leads: {
                                [key: string]: unknown;
                            }[];
                            views: {
                                [key: string]: unknown;
                            }[];
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
    listPermissions: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PermissionField"][];
                groupIdFrom?: number;
                groupIdTo?: number;
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "system:asc" | "system:desc" | "groupId:asc" | "groupId:desc" | "hidden:asc" | "hidden:desc" | "disabled:asc" | "disabled:desc")[];
                permissionRoleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                search?: string;
                showHidden?: boolean;
                system?: string[];
                with?: components["schemas"]["PermissionField"][];
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
                fields?: components["schemas"]["PermissionField"][];
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
    listPlatforms: {
        parameters: {
            query?: {
                apiSyncEnabled?: boolean[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PlatformField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "outApiEnabled:asc" | "outApiEnabled:desc" | "redirectEnabled:asc" | "redirectEnabled:desc" | "apiSyncEnabled:asc" | "apiSyncEnabled:desc" | "postbackEnabled:asc" | "postbackEnabled:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                outApiEnabled?: boolean[];
                postbackEnabled?: boolean[];
                redirectEnabled?: boolean[];
                search?: string;
                status?: ("active" | "inactive")[];
                verticals?: number[];
                with?: components["schemas"]["PlatformField"][];
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
                            items: components["schemas"]["Platform"][];
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
    createPlatforms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PlatformCreate"][];
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
                            items: components["schemas"]["Platform"][];
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
    editPlatforms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PlatformEdit"][];
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
                            items: components["schemas"]["Platform"][];
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
    readPlatform: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PlatformField"][];
                with?: components["schemas"]["PlatformField"][];
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
                        data: components["schemas"]["Platform"];
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
    listPlatformHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfPlatforms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PlatformStatus"][];
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
                            items: components["schemas"]["Platform"][];
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
    exportPlatforms: {
        parameters: {
            query?: {
                apiSyncEnabled?: boolean[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PlatformField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "outApiEnabled:asc" | "outApiEnabled:desc" | "redirectEnabled:asc" | "redirectEnabled:desc" | "apiSyncEnabled:asc" | "apiSyncEnabled:desc" | "postbackEnabled:asc" | "postbackEnabled:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                outApiEnabled?: boolean[];
                postbackEnabled?: boolean[];
                redirectEnabled?: boolean[];
                search?: string;
                status?: ("active" | "inactive")[];
                verticals?: number[];
                with?: components["schemas"]["PlatformField"][];
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
    listPostbacks: {
        parameters: {
            query?: {
                affiliate?: number[];
                campaign?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                events?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
                fields?: components["schemas"]["PostbackField"][];
                goalEvents?: number[];
                id?: number[];
                limit?: number;
                method?: ("GET" | "POST")[];
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "scope:asc" | "scope:desc" | "method:asc" | "method:desc" | "url:asc" | "url:desc" | "bodyFormat:asc" | "bodyFormat:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                scope?: ("global" | "offer" | "campaign")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["PostbackField"][];
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
                            items: components["schemas"]["Postback"][];
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
    createPostbacks: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PostbackCreate"][];
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
                            items: components["schemas"]["Postback"][];
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
    editPostbacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PostbackEdit"][];
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
                            items: components["schemas"]["Postback"][];
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
    readPostback: {
        parameters: {
            query?: {
                fields?: components["schemas"]["PostbackField"][];
                with?: components["schemas"]["PostbackField"][];
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
                        data: components["schemas"]["Postback"];
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
    listPostbackHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    testPostback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed";
                    send: boolean;
                };
            };
        };
        responses: {
            /** @description The request, and what came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            attempt: {
                                answer: string | null;
                                delivered: boolean;
                                /** @enum {string|null} */
                                failure: "settings" | "parameters" | "url" | "body" | "request" | "inside" | "connect" | "tls" | "timeout" | "tooLarge" | "broken" | "redirects" | "not_received" | "interrupted" | null;
                                status: number | null;
                                took: number;
                            } | null;
                            request: {
                                body: string | null;
                                method: string;
                                url: string;
                            };
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
    changeStatusOfPostbacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PostbackStatus"][];
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
                            items: components["schemas"]["Postback"][];
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
    clonePostbacks: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["Postback"][];
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
    exportPostbacks: {
        parameters: {
            query?: {
                affiliate?: number[];
                campaign?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                events?: ("conversion_approved" | "conversion_pending" | "conversion_deferred" | "conversion_rejected" | "event_received" | "event_sent" | "event_hold" | "event_invalid" | "event_duplicate" | "event_trash" | "event_lead_grade_changed")[];
                fields?: components["schemas"]["PostbackField"][];
                goalEvents?: number[];
                id?: number[];
                method?: ("GET" | "POST")[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "scope:asc" | "scope:desc" | "method:asc" | "method:desc" | "url:asc" | "url:desc" | "bodyFormat:asc" | "bodyFormat:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                scope?: ("global" | "offer" | "campaign")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["PostbackField"][];
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
    listPreferences: {
        parameters: {
            query?: {
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PreferenceField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "type:asc" | "type:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                type?: ("tableSettings" | "tableSortingSettings" | "selectedPresets" | "interface")[];
                user?: number[];
                with?: components["schemas"]["PreferenceField"][];
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
                fields?: components["schemas"]["PreferenceField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["PresetField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "isShared:asc" | "isShared:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                type?: ("table" | "statistics")[];
                user?: number[];
                with?: components["schemas"]["PresetField"][];
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
                fields?: components["schemas"]["PresetField"][];
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
                limit?: number;
                offset?: number;
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
                /** @example offer */
                entity: string;
                /** @example 12 */
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
                                count: number;
                                field: string;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["RoleField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                type?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                with?: components["schemas"]["RoleField"][];
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
                fields?: components["schemas"]["RoleField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["RoleField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                type?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
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
                limit?: number;
                /** @example ivan */
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
                fields?: components["schemas"]["GeneralSettingsField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TagField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                type?: ("advertiser" | "user" | "team" | "offer" | "landing")[];
                with?: components["schemas"]["TagField"][];
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
                fields?: components["schemas"]["TagField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TagField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "type:asc" | "type:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                type?: ("advertiser" | "user" | "team" | "offer" | "landing")[];
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
    listTargetings: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliates?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TargetingField"][];
                id?: number[];
                integration?: number[];
                landing?: number[];
                limit?: number;
                lowPriority?: boolean[];
                offer?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "weight:asc" | "weight:desc" | "priority:asc" | "priority:desc" | "lowPriority:asc" | "lowPriority:desc" | "value:asc" | "value:desc" | "period:asc" | "period:desc" | "counter:asc" | "counter:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                teams?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["TargetingField"][];
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
                            items: components["schemas"]["Targeting"][];
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
    createTargetings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TargetingCreate"][];
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
                            items: components["schemas"]["Targeting"][];
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
    editTargetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TargetingEdit"][];
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
                            items: components["schemas"]["Targeting"][];
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
    readTargeting: {
        parameters: {
            query?: {
                fields?: components["schemas"]["TargetingField"][];
                with?: components["schemas"]["TargetingField"][];
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
                        data: components["schemas"]["Targeting"];
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
    listTargetingHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfTargetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TargetingStatus"][];
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
                            items: components["schemas"]["Targeting"][];
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
    cloneTargetings: {
        parameters: {
            query?: never;
            header?: {
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
                            items: components["schemas"]["Targeting"][];
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
    editSieveOfTargetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TargetingEditSieve"][];
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
                            items: components["schemas"]["Targeting"][];
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
    exportTargetings: {
        parameters: {
            query?: {
                advertiser?: number[];
                affiliates?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TargetingField"][];
                id?: number[];
                integration?: number[];
                landing?: number[];
                lowPriority?: boolean[];
                offer?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "weight:asc" | "weight:desc" | "priority:asc" | "priority:desc" | "lowPriority:asc" | "lowPriority:desc" | "value:asc" | "value:desc" | "period:asc" | "period:desc" | "counter:asc" | "counter:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                teams?: number[];
                trafficSources?: number[];
                with?: components["schemas"]["TargetingField"][];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TeamField"][];
                id?: number[];
                limit?: number;
                managers?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "blocked")[];
                tags?: number[];
                trafficBlocked?: boolean[];
                with?: components["schemas"]["TeamField"][];
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
                fields?: components["schemas"]["TeamField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TeamField"][];
                id?: number[];
                managers?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "blocked")[];
                tags?: number[];
                trafficBlocked?: boolean[];
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
                /** @example campaign */
                entity: string;
                /** @example offer */
                field: string;
                former?: boolean;
                /**
                 * @example [
                 *       5,
                 *       7
                 *     ]
                 */
                id?: number[];
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
                                id: number;
                                titles: {
                                    id: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TrafficSourceField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["TrafficSourceField"][];
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
                fields?: components["schemas"]["TrafficSourceField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["TrafficSourceField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                search?: string;
                status?: ("active" | "inactive")[];
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
                createdAtFrom?: number;
                createdAtTo?: number;
                email?: string[];
                fields?: components["schemas"]["UserField"][];
                id?: number[];
                limit?: number;
                managers?: number[];
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "firstName:asc" | "firstName:desc" | "lastName:asc" | "lastName:desc" | "fullName:asc" | "fullName:desc" | "email:asc" | "email:desc" | "roleType:asc" | "roleType:desc" | "hasCustomPermissions:asc" | "hasCustomPermissions:desc" | "lastActivityAt:asc" | "lastActivityAt:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                role?: number[];
                roleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "blocked")[];
                tags?: number[];
                team?: number[];
                trafficBlocked?: boolean[];
                with?: components["schemas"]["UserField"][];
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
                fields?: components["schemas"]["UserField"][];
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
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                email?: string[];
                fields?: components["schemas"]["UserField"][];
                id?: number[];
                managers?: number[];
                orderBy?: ("id:asc" | "id:desc" | "firstName:asc" | "firstName:desc" | "lastName:asc" | "lastName:desc" | "fullName:asc" | "fullName:desc" | "email:asc" | "email:desc" | "roleType:asc" | "roleType:desc" | "hasCustomPermissions:asc" | "hasCustomPermissions:desc" | "lastActivityAt:asc" | "lastActivityAt:desc" | "trafficBlocked:asc" | "trafficBlocked:desc" | "trafficBlockedAt:asc" | "trafficBlockedAt:desc" | "acceptColdTraffic:asc" | "acceptColdTraffic:desc" | "acceptInvalidLeads:asc" | "acceptInvalidLeads:desc" | "redirectToAdvertiser:asc" | "redirectToAdvertiser:desc" | "status:asc" | "status:desc" | "blockReason:asc" | "blockReason:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                role?: number[];
                roleType?: ("admin" | "manager" | "advertiser_manager" | "advertiser_member" | "affiliate")[];
                search?: string;
                secureId?: string[];
                status?: ("active" | "blocked")[];
                tags?: number[];
                team?: number[];
                trafficBlocked?: boolean[];
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
                    /** Format: password */
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
                            secret: string;
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
                    code?: string;
                    /** Format: password */
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
                    /** Format: password */
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
                createdAtFrom?: number;
                createdAtTo?: number;
                distributionMethod?: ("priority" | "weight" | "round_robin")[];
                fields?: components["schemas"]["VerticalField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "distributionMethod:asc" | "distributionMethod:desc" | "duplicateWindow:asc" | "duplicateWindow:desc" | "duplicateBy:asc" | "duplicateBy:desc" | "duplicateScope:asc" | "duplicateScope:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModels?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                with?: components["schemas"]["VerticalField"][];
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
                fields?: components["schemas"]["VerticalField"][];
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
    editApiSettingsOfVertical: {
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
                    data: components["schemas"]["VerticalEditApiSettings"];
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
                        data: components["schemas"]["Vertical"];
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
    editGoalsOfVertical: {
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
                    data: components["schemas"]["VerticalEditGoals"];
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
                        data: components["schemas"]["Vertical"];
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
    editInboundRulesOfVertical: {
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
                    data: components["schemas"]["VerticalEditInboundRules"];
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
                        data: components["schemas"]["Vertical"];
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
    editLeadGradesOfVertical: {
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
                    data: components["schemas"]["VerticalEditLeadGrades"];
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
                        data: components["schemas"]["Vertical"];
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
    editRedirectOfVertical: {
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
                    data: components["schemas"]["VerticalEditRedirect"];
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
                        data: components["schemas"]["Vertical"];
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
    listVerticalHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
                createdAtFrom?: number;
                createdAtTo?: number;
                distributionMethod?: ("priority" | "weight" | "round_robin")[];
                fields?: components["schemas"]["VerticalField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "distributionMethod:asc" | "distributionMethod:desc" | "duplicateWindow:asc" | "duplicateWindow:desc" | "duplicateBy:asc" | "duplicateBy:desc" | "duplicateScope:asc" | "duplicateScope:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentModels?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
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
    listWithdrawalMethods: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["WithdrawalMethodField"][];
                id?: number[];
                limit?: number;
                offset?: number;
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "verified:asc" | "verified:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentMethod?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                verified?: boolean[];
                with?: components["schemas"]["WithdrawalMethodField"][];
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
                            items: components["schemas"]["WithdrawalMethod"][];
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
    createWithdrawalMethods: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawalMethodCreate"][];
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
                            items: components["schemas"]["WithdrawalMethod"][];
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
    editWithdrawalMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawalMethodEdit"][];
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
                            items: components["schemas"]["WithdrawalMethod"][];
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
    readWithdrawalMethod: {
        parameters: {
            query?: {
                fields?: components["schemas"]["WithdrawalMethodField"][];
                with?: components["schemas"]["WithdrawalMethodField"][];
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
                        data: components["schemas"]["WithdrawalMethod"];
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
    listWithdrawalMethodHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
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
    changeStatusOfWithdrawalMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawalMethodStatus"][];
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
                            items: components["schemas"]["WithdrawalMethod"][];
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
    exportWithdrawalMethods: {
        parameters: {
            query?: {
                affiliate?: number[];
                createdAtFrom?: number;
                createdAtTo?: number;
                fields?: components["schemas"]["WithdrawalMethodField"][];
                id?: number[];
                orderBy?: ("id:asc" | "id:desc" | "title:asc" | "title:desc" | "verified:asc" | "verified:desc" | "status:asc" | "status:desc" | "statusChangedAt:asc" | "statusChangedAt:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc" | "version:asc" | "version:desc")[];
                paymentMethod?: number[];
                search?: string;
                status?: ("active" | "inactive")[];
                verified?: boolean[];
                with?: components["schemas"]["WithdrawalMethodField"][];
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
