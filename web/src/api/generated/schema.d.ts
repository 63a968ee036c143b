// Written by `npm run generate` from gateway/openapi.json.

export interface paths {
    "/api/v1/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read my own habits */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/check-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read whether I have a plan, as the payment provider says it now */
        post: operations["checkSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/create-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to pay for a plan
         * @description Asked again, it answers the page that is open. `already_subscribed` carries `portal_url`.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go to change or cancel my subscription */
        post: operations["openCustomerPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete my account and all that is kept of me */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/erasures/{erasureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the deletion of an account is */
        get: operations["getErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what happened in the browser, to be counted
         * @description Nothing says who it was. Nothing is kept that is not on the list, and no words of a person are.
         */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take everything that is kept of me
         * @description A ZIP archive: selah.json with everything, and the journal as Markdown and as a calendar.
         */
        get: operations["exportMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generate-prayer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a prayer written
         * @description Answers JSON, or with `Accept: text/event-stream` the same as events while it is written.
         */
        post: operations["generatePrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was written for me and is not saved yet, newest first */
        get: operations["listUnsavedGenerations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generations/{generationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a prayer stands, and its words once it is written
         * @description With `Accept: text/event-stream` it follows the writing from its start, or from after `Last-Event-ID`.
         */
        get: operations["getGeneration"];
        /**
         * Have a prayer written, or written again, under an id of your choice
         * @description The same id with the same body is the same prayer for ever, and joins its writing. An id that was cancelled or failed begins no other. Answers JSON, or with `Accept: text/event-stream` events.
         */
        put: operations["putGeneration"];
        post?: never;
        /**
         * Cancel a prayer, also one whose request has not arrived yet
         * @description Free until its first words were sent. What is finished stays finished. Nothing begins under this id later.
         */
        delete: operations["deleteGeneration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generations/{generationId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a prayer that is being written
         * @description Free until its first words were sent; what is finished stays finished.
         */
        post: operations["cancelGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generations/{generationId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report a prayer that was written for me
         * @description One report of each prayer: another one replaces it.
         */
        put: operations["reportPrayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generations/{generationId}/rewrite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a prayer written again, longer or shorter or without one of its parts
         * @description Costs nothing three times, within ten minutes and before it is saved. Answers as generatePrayer does.
         */
        post: operations["rewritePrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the journal of an export back
         * @description `selah.json` of an export. Sent again, it changes nothing.
         */
        post: operations["importMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For the mail provider alone: mails bounced, or their readers complained */
        post: operations["receiveMailEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who I am and how many prayers I have left */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change my name or time zone */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the weekly letter: a mail with a link confirms it
         * @description The answer is the same for every address, whatever is known of it.
         */
        post: operations["joinNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the letter with the token of a mail */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the letter with the token of an issue */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the plans and their prices */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My journal, newest first */
        get: operations["listPrayers"];
        put?: never;
        /**
         * Save a prayer to the journal
         * @description Saving the same generation again answers 200 with the prayer that is there.
         */
        post: operations["savePrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The months that have prayers of mine, newest first */
        get: operations["listJournalMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/remembered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I saved on this day of earlier years */
        get: operations["listRememberedPrayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find prayers of my journal by their words, newest first */
        post: operations["searchPrayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/{prayerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of my prayers */
        get: operations["getPrayer"];
        put?: never;
        post?: never;
        /**
         * Delete one of my prayers
         * @description It can be brought back for a minute.
         */
        delete: operations["deletePrayer"];
        options?: never;
        head?: never;
        /** Add a note, an answer or my own wording */
        patch: operations["changePrayer"];
        trace?: never;
    };
    "/api/v1/prayers/{prayerId}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that I shared one of my prayers in another way than by a link */
        post: operations["recordActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/{prayerId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a prayer I just deleted */
        post: operations["restorePrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/{prayerId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link of one of my prayers */
        get: operations["getShare"];
        /**
         * Make a link by which anybody can read one of my prayers
         * @description Asking again changes what the link shows; its address stays until it is taken back.
         */
        put: operations["sharePrayer"];
        post?: never;
        /** Take the link of one of my prayers back */
        delete: operations["unsharePrayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prayers/{prayerId}/share/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a link to one of my prayers would show
         * @description It needs no link, and makes none.
         */
        get: operations["previewShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/psalm-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the daily Psalm comes by mail */
        get: operations["getPsalmMails"];
        /** Switch the daily Psalm on or off */
        put: operations["setPsalmMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key with which a browser subscribes to notifications */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show my notifications in this browser
         * @description The browser chooses the id, and says it again when its subscription changes.
         */
        put: operations["subscribeToPush"];
        post?: never;
        /** Show no notifications in this browser any more */
        delete: operations["unsubscribeFromPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/read-situation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The language of a situation, and what to know before a prayer is asked for */
        post: operations["readSituation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My reminders, by their times */
        get: operations["listReminders"];
        put?: never;
        /** Be reminded to pray */
        post: operations["addReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders as an iCalendar feed (RFC 5545) */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My calendar link */
        get: operations["getCalendarLink"];
        put?: never;
        /**
         * Make a link by which a calendar app reads my reminders
         * @description An earlier link leads nowhere from then on.
         */
        post: operations["makeCalendarLink"];
        /** Take my calendar link back */
        delete: operations["revokeCalendarLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause all my reminders, or end the pause */
        post: operations["pauseReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/{reminderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a reminder */
        delete: operations["removeReminder"];
        options?: never;
        head?: never;
        /** Change, switch or pause a reminder */
        patch: operations["changeReminder"];
        trace?: never;
    };
    "/api/v1/reminders/{reminderId}/send-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send me this reminder now */
        post: operations["sendReminderNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where I am signed in: this session first, then by last use */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of my sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a prayer that somebody shared */
        get: operations["getSharedPrayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a prayer that somebody shared
         * @description Nobody is told who reported it.
         */
        post: operations["reportShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link of a mail would end
         * @description It ends nothing: programs that look into mails follow links, too.
         */
        get: operations["findStop"];
        put?: never;
        /** End what the link of a mail names */
        post: operations["stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A category and a mood that a situation suggests
         * @description Each is absent where it is not sure. Nothing of the situation is kept.
         */
        post: operations["suggestChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verses/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A passage, and the chapter it stands in */
        get: operations["getPassage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For Stripe alone: something happened there */
        post: operations["receiveStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["authKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["authHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out here, everywhere, or everywhere else */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Be mailed a code */
        get: operations["reauthenticate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be mailed a way to choose a new password */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be mailed the same once more */
        post: operations["resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["authSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in, or refresh a session */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am */
        get: operations["getUser"];
        /** Change my name, address or password */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page a mailed link opens */
        get: operations["openLink"];
        put?: never;
        /** Sign in with a mailed link or code */
        post: operations["verify"];
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
        AuthRefusal: {
            code?: string | number;
            /** @description Stable; absent where OAuth has none */
            error_code?: string;
            message: string;
            msg: string;
            error?: string;
            error_description?: string;
            weak_password?: {
                reasons: string[];
            };
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail: string;
            requestId: string;
            errors?: {
                path: string;
                message: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The latest, newest first */
                        activities: {
                            /** @enum {unknown} */
                            action_type: "generated" | "saved" | "listened" | "shared";
                            category: string;
                            mood: string;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        /** @description What was prayed about most, over all prayers written; most first */
                        categories: {
                            category: string;
                            count: number;
                        }[];
                        /** @description Moods of all prayers written; most first */
                        moods: {
                            mood: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    checkSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subscribed: boolean;
                        /** @enum {unknown} */
                        plan?: "monthly" | "yearly";
                        /**
                         * @description Of the latest subscription, as the payment provider names it
                         * @example active
                         */
                        status?: string;
                        /**
                         * Format: date-time
                         * @description When the next payment is due, or the subscription ends
                         */
                        current_period_end?: string;
                        /**
                         * Format: date-time
                         * @description When it ends because it was cancelled
                         */
                        cancel_at?: string;
                        /** @description The payment provider did not answer: this is what was known last */
                        stale?: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    planType: "monthly" | "yearly";
                    /** @description What the page shows; refused where it is not the price of the plan */
                    priceId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page of the payment provider */
                        url: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already_subscribed" | "plans_closed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "price_mismatch";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "checkout_unavailable" | "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    openCustomerPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page of the payment provider */
                        url: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "no_subscription";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "portal_unavailable" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        erasure_id: string;
                        /**
                         * @description done: nothing of the person is kept any more
                         * @enum {unknown}
                         */
                        state: "requested" | "done";
                        /** Format: date-time */
                        requested_at: string;
                        /** Format: date-time */
                        done_at?: string;
                        services: {
                            name: string;
                            /** Format: date-time */
                            erased_at?: string;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                erasureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        erasure_id: string;
                        /**
                         * @description done: nothing of the person is kept any more
                         * @enum {unknown}
                         */
                        state: "requested" | "done";
                        /** Format: date-time */
                        requested_at: string;
                        /** Format: date-time */
                        done_at?: string;
                        services: {
                            name: string;
                            /** Format: date-time */
                            erased_at?: string;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "erasure_not_found" | "not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    recordEvents: {
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
                     * @description One of page_view, auth_login, auth_signup, email_signup, checkout_started, prayer_generated, pricing_page_view
                     * @example page_view
                     */
                    event: string;
                    /**
                     * @description What is kept: page_view {page_path, page_title}, auth_login and auth_signup {method: email or passkey}, email_signup {source: footer_form}, checkout_started {plan_type: monthly or yearly, price: a number}. Everything else is dropped
                     * @example {
                     *       "page_path": "/blog",
                     *       "page_title": "Blog"
                     *     }
                     */
                    properties?: {
                        [key: string]: unknown;
                    };
                    /** @description Milliseconds since 1970, or RFC 3339; a time that cannot be is replaced by now */
                    timestamp?: number | string;
                }[];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many were kept; the others are none of ours */
                        accepted: number;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    exportMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    generatePrayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 24 hours */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                    /** @enum {unknown} */
                    mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                    /** @enum {unknown} */
                    tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                    /** @enum {unknown} */
                    length?: "brief" | "standard" | "long";
                    situation?: string;
                    /**
                     * @description Verses of a psalm that the prayer grows from and quotes
                     * @example Psalm 23:2-4
                     */
                    psalm?: string;
                    recipient?: {
                        /** @enum {unknown} */
                        relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                        name?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        prayer: string;
                        scripture: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                            /** @description Why this passage was chosen, in a sentence */
                            why: string;
                        }[];
                        parts: {
                            /** @enum {unknown} */
                            kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments?: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                        sent_to?: {
                            host: string;
                            model: string;
                        };
                        /** @description How often it can still be written again at no cost, and until when */
                        rewrites: {
                            left: number;
                            /** Format: date-time */
                            until: string;
                        };
                        crisis?: {
                            kind: string;
                            /**
                             * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                             * @enum {unknown}
                             */
                            certainty: "certain" | "possible";
                            resources: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                        };
                        /** @description Comes with is_heavy: the lines that answer at any hour */
                        resources?: {
                            name: string;
                            /** @description As it should be read */
                            contact: string;
                            /** @description The number to call */
                            call?: string;
                            /** @description Where a message goes, and what it says */
                            text?: {
                                to: string;
                                body?: string;
                            };
                            web?: string;
                        }[];
                        /**
                         * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                         * @enum {boolean}
                         */
                        is_heavy?: true;
                    };
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "accepted";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                        };
                    } | {
                        /** @enum {string} */
                        event: "passages";
                        data: {
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        event: "text";
                        data: {
                            /** @enum {unknown} */
                            part: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description The sentence quotes this passage */
                            reference?: string;
                        };
                    } | {
                        /** @enum {string} */
                        event: "restart";
                        /** @description What was shown is withdrawn: it is written again */
                        data: Record<string, never>;
                    } | {
                        /** @enum {string} */
                        event: "done";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            prayer: string;
                            scripture: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                            parts: {
                                /** @enum {unknown} */
                                kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments?: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                            sent_to?: {
                                host: string;
                                model: string;
                            };
                            /** @description How often it can still be written again at no cost, and until when */
                            rewrites: {
                                left: number;
                                /** Format: date-time */
                                until: string;
                            };
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                            /** @description Comes with is_heavy: the lines that answer at any hour */
                            resources?: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                            /**
                             * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                             * @enum {boolean}
                             */
                            is_heavy?: true;
                        };
                    } | {
                        /** @enum {string} */
                        event: "error";
                        data: {
                            type: string;
                            title: string;
                            status: number;
                            code: string;
                            detail: string;
                            requestId: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Plan needed */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "free_limit_reached";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_cancelled" | "generation_ended" | "generation_in_progress";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_gone";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "idempotency_key_reused";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests" | "too_many_streams";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "generation_failed" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    listUnsavedGenerations: {
        parameters: {
            query: {
                unsaved: "1";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            generation_id: string;
                            /**
                             * @description purged: it was written, and its words are no longer kept here
                             * @enum {unknown}
                             */
                            state: "running" | "done" | "failed" | "cancelled" | "purged";
                            result?: {
                                /** Format: uuid */
                                generation_id: string;
                                prayer: string;
                                scripture: string;
                                citations: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                    /** @description Why this passage was chosen, in a sentence */
                                    why: string;
                                }[];
                                parts: {
                                    /** @enum {unknown} */
                                    kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                    text: string;
                                    /** @description Sentences, and quotations as they stand in the text, with their citation */
                                    segments?: {
                                        /** @description Its place in the prayer: the same text always has the same ids */
                                        id: string;
                                        text: string;
                                        citation?: {
                                            reference: string;
                                            text: string;
                                            translation: string;
                                        };
                                    }[];
                                }[];
                                /** @enum {unknown} */
                                written_by: "composer" | "openai";
                                /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                                sent_to?: {
                                    host: string;
                                    model: string;
                                };
                                /** @description How often it can still be written again at no cost, and until when */
                                rewrites: {
                                    left: number;
                                    /** Format: date-time */
                                    until: string;
                                };
                                crisis?: {
                                    kind: string;
                                    /**
                                     * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                     * @enum {unknown}
                                     */
                                    certainty: "certain" | "possible";
                                    resources: {
                                        name: string;
                                        /** @description As it should be read */
                                        contact: string;
                                        /** @description The number to call */
                                        call?: string;
                                        /** @description Where a message goes, and what it says */
                                        text?: {
                                            to: string;
                                            body?: string;
                                        };
                                        web?: string;
                                    }[];
                                };
                                /** @description Comes with is_heavy: the lines that answer at any hour */
                                resources?: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                                /**
                                 * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                                 * @enum {boolean}
                                 */
                                is_heavy?: true;
                            };
                            /** @description What was asked for, with what was changed since; gone once it was saved */
                            request?: {
                                /** @enum {unknown} */
                                category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                                /** @enum {unknown} */
                                mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                                /** @enum {unknown} */
                                tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                                /** @enum {unknown} */
                                length?: "brief" | "standard" | "long";
                                situation?: string;
                                /**
                                 * @description Verses of a psalm that the prayer grows from and quotes
                                 * @example Psalm 23:2-4
                                 */
                                psalm?: string;
                                recipient?: {
                                    /** @enum {unknown} */
                                    relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                    name?: string;
                                };
                                /** @description Parts that are not wanted */
                                leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                            };
                            /**
                             * Format: uuid
                             * @description The first version, where this is another one of it
                             */
                            rewrite_of?: string;
                            /** @description Of a finished prayer: all its finished versions, oldest first */
                            versions?: string[];
                            /**
                             * @description It is in the journal
                             * @enum {boolean}
                             */
                            is_saved?: true;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_cursor" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getGeneration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that arrived; only later ones are sent */
                "last-event-id"?: string;
            };
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        /**
                         * @description purged: it was written, and its words are no longer kept here
                         * @enum {unknown}
                         */
                        state: "running" | "done" | "failed" | "cancelled" | "purged";
                        result?: {
                            /** Format: uuid */
                            generation_id: string;
                            prayer: string;
                            scripture: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                            parts: {
                                /** @enum {unknown} */
                                kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments?: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                            sent_to?: {
                                host: string;
                                model: string;
                            };
                            /** @description How often it can still be written again at no cost, and until when */
                            rewrites: {
                                left: number;
                                /** Format: date-time */
                                until: string;
                            };
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                            /** @description Comes with is_heavy: the lines that answer at any hour */
                            resources?: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                            /**
                             * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                             * @enum {boolean}
                             */
                            is_heavy?: true;
                        };
                        /** @description What was asked for, with what was changed since; gone once it was saved */
                        request?: {
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            /** @enum {unknown} */
                            length?: "brief" | "standard" | "long";
                            situation?: string;
                            /**
                             * @description Verses of a psalm that the prayer grows from and quotes
                             * @example Psalm 23:2-4
                             */
                            psalm?: string;
                            recipient?: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @description Parts that are not wanted */
                            leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                        };
                        /**
                         * Format: uuid
                         * @description The first version, where this is another one of it
                         */
                        rewrite_of?: string;
                        /** @description Of a finished prayer: all its finished versions, oldest first */
                        versions?: string[];
                        /**
                         * @description It is in the journal
                         * @enum {boolean}
                         */
                        is_saved?: true;
                    };
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "accepted";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                        };
                    } | {
                        /** @enum {string} */
                        event: "passages";
                        data: {
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        event: "text";
                        data: {
                            /** @enum {unknown} */
                            part: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description The sentence quotes this passage */
                            reference?: string;
                        };
                    } | {
                        /** @enum {string} */
                        event: "restart";
                        /** @description What was shown is withdrawn: it is written again */
                        data: Record<string, never>;
                    } | {
                        /** @enum {string} */
                        event: "done";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            /**
                             * @description purged: it was written, and its words are no longer kept here
                             * @enum {unknown}
                             */
                            state: "running" | "done" | "failed" | "cancelled" | "purged";
                            result?: {
                                /** Format: uuid */
                                generation_id: string;
                                prayer: string;
                                scripture: string;
                                citations: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                    /** @description Why this passage was chosen, in a sentence */
                                    why: string;
                                }[];
                                parts: {
                                    /** @enum {unknown} */
                                    kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                    text: string;
                                    /** @description Sentences, and quotations as they stand in the text, with their citation */
                                    segments?: {
                                        /** @description Its place in the prayer: the same text always has the same ids */
                                        id: string;
                                        text: string;
                                        citation?: {
                                            reference: string;
                                            text: string;
                                            translation: string;
                                        };
                                    }[];
                                }[];
                                /** @enum {unknown} */
                                written_by: "composer" | "openai";
                                /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                                sent_to?: {
                                    host: string;
                                    model: string;
                                };
                                /** @description How often it can still be written again at no cost, and until when */
                                rewrites: {
                                    left: number;
                                    /** Format: date-time */
                                    until: string;
                                };
                                crisis?: {
                                    kind: string;
                                    /**
                                     * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                     * @enum {unknown}
                                     */
                                    certainty: "certain" | "possible";
                                    resources: {
                                        name: string;
                                        /** @description As it should be read */
                                        contact: string;
                                        /** @description The number to call */
                                        call?: string;
                                        /** @description Where a message goes, and what it says */
                                        text?: {
                                            to: string;
                                            body?: string;
                                        };
                                        web?: string;
                                    }[];
                                };
                                /** @description Comes with is_heavy: the lines that answer at any hour */
                                resources?: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                                /**
                                 * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                                 * @enum {boolean}
                                 */
                                is_heavy?: true;
                            };
                            /** @description What was asked for, with what was changed since; gone once it was saved */
                            request?: {
                                /** @enum {unknown} */
                                category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                                /** @enum {unknown} */
                                mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                                /** @enum {unknown} */
                                tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                                /** @enum {unknown} */
                                length?: "brief" | "standard" | "long";
                                situation?: string;
                                /**
                                 * @description Verses of a psalm that the prayer grows from and quotes
                                 * @example Psalm 23:2-4
                                 */
                                psalm?: string;
                                recipient?: {
                                    /** @enum {unknown} */
                                    relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                    name?: string;
                                };
                                /** @description Parts that are not wanted */
                                leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                            };
                            /**
                             * Format: uuid
                             * @description The first version, where this is another one of it
                             */
                            rewrite_of?: string;
                            /** @description Of a finished prayer: all its finished versions, oldest first */
                            versions?: string[];
                            /**
                             * @description It is in the journal
                             * @enum {boolean}
                             */
                            is_saved?: true;
                        };
                    } | {
                        /** @enum {string} */
                        event: "error";
                        data: {
                            type: string;
                            title: string;
                            status: number;
                            code: string;
                            detail: string;
                            requestId: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found" | "not_found";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_cancelled" | "generation_ended" | "generation_in_progress";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_gone";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests" | "too_many_streams";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "generation_failed" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    putGeneration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that arrived; only later ones are sent */
                "last-event-id"?: string;
            };
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                    /** @enum {unknown} */
                    mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                    /** @enum {unknown} */
                    tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                    /** @enum {unknown} */
                    length?: "brief" | "standard" | "long";
                    situation?: string;
                    /**
                     * @description Verses of a psalm that the prayer grows from and quotes
                     * @example Psalm 23:2-4
                     */
                    psalm?: string;
                    recipient?: {
                        /** @enum {unknown} */
                        relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                        name?: string;
                    };
                } | {
                    /** Format: uuid */
                    rewrite_of: string;
                    change: {
                        /** @enum {unknown} */
                        length?: "brief" | "standard" | "long";
                        /** @enum {unknown} */
                        tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        /** @description Parts that are not wanted */
                        leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        /**
                         * @description purged: it was written, and its words are no longer kept here
                         * @enum {unknown}
                         */
                        state: "running" | "done" | "failed" | "cancelled" | "purged";
                        result?: {
                            /** Format: uuid */
                            generation_id: string;
                            prayer: string;
                            scripture: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                            parts: {
                                /** @enum {unknown} */
                                kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments?: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                            sent_to?: {
                                host: string;
                                model: string;
                            };
                            /** @description How often it can still be written again at no cost, and until when */
                            rewrites: {
                                left: number;
                                /** Format: date-time */
                                until: string;
                            };
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                            /** @description Comes with is_heavy: the lines that answer at any hour */
                            resources?: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                            /**
                             * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                             * @enum {boolean}
                             */
                            is_heavy?: true;
                        };
                        /** @description What was asked for, with what was changed since; gone once it was saved */
                        request?: {
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            /** @enum {unknown} */
                            length?: "brief" | "standard" | "long";
                            situation?: string;
                            /**
                             * @description Verses of a psalm that the prayer grows from and quotes
                             * @example Psalm 23:2-4
                             */
                            psalm?: string;
                            recipient?: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @description Parts that are not wanted */
                            leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                        };
                        /**
                         * Format: uuid
                         * @description The first version, where this is another one of it
                         */
                        rewrite_of?: string;
                        /** @description Of a finished prayer: all its finished versions, oldest first */
                        versions?: string[];
                        /**
                         * @description It is in the journal
                         * @enum {boolean}
                         */
                        is_saved?: true;
                    };
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "accepted";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                        };
                    } | {
                        /** @enum {string} */
                        event: "passages";
                        data: {
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        event: "text";
                        data: {
                            /** @enum {unknown} */
                            part: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description The sentence quotes this passage */
                            reference?: string;
                        };
                    } | {
                        /** @enum {string} */
                        event: "restart";
                        /** @description What was shown is withdrawn: it is written again */
                        data: Record<string, never>;
                    } | {
                        /** @enum {string} */
                        event: "done";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            /**
                             * @description purged: it was written, and its words are no longer kept here
                             * @enum {unknown}
                             */
                            state: "running" | "done" | "failed" | "cancelled" | "purged";
                            result?: {
                                /** Format: uuid */
                                generation_id: string;
                                prayer: string;
                                scripture: string;
                                citations: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                    /** @description Why this passage was chosen, in a sentence */
                                    why: string;
                                }[];
                                parts: {
                                    /** @enum {unknown} */
                                    kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                    text: string;
                                    /** @description Sentences, and quotations as they stand in the text, with their citation */
                                    segments?: {
                                        /** @description Its place in the prayer: the same text always has the same ids */
                                        id: string;
                                        text: string;
                                        citation?: {
                                            reference: string;
                                            text: string;
                                            translation: string;
                                        };
                                    }[];
                                }[];
                                /** @enum {unknown} */
                                written_by: "composer" | "openai";
                                /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                                sent_to?: {
                                    host: string;
                                    model: string;
                                };
                                /** @description How often it can still be written again at no cost, and until when */
                                rewrites: {
                                    left: number;
                                    /** Format: date-time */
                                    until: string;
                                };
                                crisis?: {
                                    kind: string;
                                    /**
                                     * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                     * @enum {unknown}
                                     */
                                    certainty: "certain" | "possible";
                                    resources: {
                                        name: string;
                                        /** @description As it should be read */
                                        contact: string;
                                        /** @description The number to call */
                                        call?: string;
                                        /** @description Where a message goes, and what it says */
                                        text?: {
                                            to: string;
                                            body?: string;
                                        };
                                        web?: string;
                                    }[];
                                };
                                /** @description Comes with is_heavy: the lines that answer at any hour */
                                resources?: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                                /**
                                 * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                                 * @enum {boolean}
                                 */
                                is_heavy?: true;
                            };
                            /** @description What was asked for, with what was changed since; gone once it was saved */
                            request?: {
                                /** @enum {unknown} */
                                category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                                /** @enum {unknown} */
                                mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                                /** @enum {unknown} */
                                tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                                /** @enum {unknown} */
                                length?: "brief" | "standard" | "long";
                                situation?: string;
                                /**
                                 * @description Verses of a psalm that the prayer grows from and quotes
                                 * @example Psalm 23:2-4
                                 */
                                psalm?: string;
                                recipient?: {
                                    /** @enum {unknown} */
                                    relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                    name?: string;
                                };
                                /** @description Parts that are not wanted */
                                leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                            };
                            /**
                             * Format: uuid
                             * @description The first version, where this is another one of it
                             */
                            rewrite_of?: string;
                            /** @description Of a finished prayer: all its finished versions, oldest first */
                            versions?: string[];
                            /**
                             * @description It is in the journal
                             * @enum {boolean}
                             */
                            is_saved?: true;
                        };
                    } | {
                        /** @enum {string} */
                        event: "error";
                        data: {
                            type: string;
                            title: string;
                            status: number;
                            code: string;
                            detail: string;
                            requestId: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Plan needed */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "free_limit_reached";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found" | "not_found";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_cancelled" | "generation_ended" | "generation_in_progress" | "rewrite_over";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_gone";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "idempotency_key_reused";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests" | "too_many_streams";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "generation_failed" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    deleteGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        /**
                         * @description How it stood before
                         * @enum {unknown}
                         */
                        found: "nothing" | "running" | "done" | "failed" | "cancelled" | "purged";
                        /**
                         * @description How it stands now: what was finished stays finished
                         * @enum {unknown}
                         */
                        state: "running" | "done" | "failed" | "cancelled" | "purged";
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    cancelGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found" | "not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    reportPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    reason: "scripture" | "hurtful" | "untrue" | "unsafe" | "other";
                    /** @description What is wrong, in the words of the person */
                    words?: string;
                    /**
                     * @description The person agrees that the prayer itself is read
                     * @default false
                     */
                    with_prayer?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        /** @enum {unknown} */
                        reason: "scripture" | "hurtful" | "untrue" | "unsafe" | "other";
                        words?: string;
                        /** @description The text of the prayer is kept with the report */
                        with_prayer: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found" | "not_found";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_unfinished";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_reports" | "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    rewritePrayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Kept for 24 hours */
                "idempotency-key"?: string;
            };
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    length?: "brief" | "standard" | "long";
                    /** @enum {unknown} */
                    tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                    /** @description Parts that are not wanted */
                    leave_out?: ("complaint" | "confession" | "thanks" | "trust" | "petition" | "praise")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        generation_id: string;
                        prayer: string;
                        scripture: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                            /** @description Why this passage was chosen, in a sentence */
                            why: string;
                        }[];
                        parts: {
                            /** @enum {unknown} */
                            kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments?: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                        sent_to?: {
                            host: string;
                            model: string;
                        };
                        /** @description How often it can still be written again at no cost, and until when */
                        rewrites: {
                            left: number;
                            /** Format: date-time */
                            until: string;
                        };
                        crisis?: {
                            kind: string;
                            /**
                             * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                             * @enum {unknown}
                             */
                            certainty: "certain" | "possible";
                            resources: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                        };
                        /** @description Comes with is_heavy: the lines that answer at any hour */
                        resources?: {
                            name: string;
                            /** @description As it should be read */
                            contact: string;
                            /** @description The number to call */
                            call?: string;
                            /** @description Where a message goes, and what it says */
                            text?: {
                                to: string;
                                body?: string;
                            };
                            web?: string;
                        }[];
                        /**
                         * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                         * @enum {boolean}
                         */
                        is_heavy?: true;
                    };
                    "text/event-stream": {
                        /** @enum {string} */
                        event: "accepted";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                        };
                    } | {
                        /** @enum {string} */
                        event: "passages";
                        data: {
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        event: "text";
                        data: {
                            /** @enum {unknown} */
                            part: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description The sentence quotes this passage */
                            reference?: string;
                        };
                    } | {
                        /** @enum {string} */
                        event: "restart";
                        /** @description What was shown is withdrawn: it is written again */
                        data: Record<string, never>;
                    } | {
                        /** @enum {string} */
                        event: "done";
                        data: {
                            /** Format: uuid */
                            generation_id: string;
                            prayer: string;
                            scripture: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                                /** @description Why this passage was chosen, in a sentence */
                                why: string;
                            }[];
                            parts: {
                                /** @enum {unknown} */
                                kind: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments?: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /** @description The service outside that was asked, also when it failed and the composer wrote; absent when nothing left this server */
                            sent_to?: {
                                host: string;
                                model: string;
                            };
                            /** @description How often it can still be written again at no cost, and until when */
                            rewrites: {
                                left: number;
                                /** Format: date-time */
                                until: string;
                            };
                            crisis?: {
                                kind: string;
                                /**
                                 * @description certain: a short, safe prayer was written; possible: the prayer that was asked for was
                                 * @enum {unknown}
                                 */
                                certainty: "certain" | "possible";
                                resources: {
                                    name: string;
                                    /** @description As it should be read */
                                    contact: string;
                                    /** @description The number to call */
                                    call?: string;
                                    /** @description Where a message goes, and what it says */
                                    text?: {
                                        to: string;
                                        body?: string;
                                    };
                                    web?: string;
                                }[];
                            };
                            /** @description Comes with is_heavy: the lines that answer at any hour */
                            resources?: {
                                name: string;
                                /** @description As it should be read */
                                contact: string;
                                /** @description The number to call */
                                call?: string;
                                /** @description Where a message goes, and what it says */
                                text?: {
                                    to: string;
                                    body?: string;
                                };
                                web?: string;
                            }[];
                            /**
                             * @description Not a crisis; but somebody may be glad to read beside the prayer who answers at any hour
                             * @enum {boolean}
                             */
                            is_heavy?: true;
                        };
                    } | {
                        /** @enum {string} */
                        event: "error";
                        data: {
                            type: string;
                            title: string;
                            status: number;
                            code: string;
                            detail: string;
                            requestId: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found" | "not_found";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_cancelled" | "generation_ended" | "generation_in_progress" | "rewrite_over";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_gone";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "idempotency_key_reused";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests" | "too_many_streams";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "generation_failed" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    importMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    format: string;
                    version: number;
                    prayers: {
                        prayers: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            generation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            prayer_text: string;
                            citations: {
                                reference: string;
                            }[];
                            recipient: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            situation?: string;
                            note?: string;
                            /** Format: date-time */
                            answered_at?: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Prayers that are in the journal now and were not before */
                        imported: number;
                        already_there: number;
                        /** @description Prayers whose scripture is not word for word what is quoted */
                        refused: string[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "journal_full" | "newer_export" | "not_an_export";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    receiveMailEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "invalid_signature" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unreadable_report";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "mail_events_closed" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description What they call themselves; absent when they do not say */
                        name?: string;
                        email: string;
                        premium_status: boolean;
                        /**
                         * @description What they pay for; absent without premium
                         * @enum {unknown}
                         */
                        plan?: "monthly" | "yearly";
                        /** @description New features open for them first */
                        early_access: boolean;
                        prayer_count: number;
                        /** @description Free prayers left; null for a plan without limit */
                        prayers_remaining: number | null;
                        /**
                         * @description An IANA name
                         * @example Europe/Lisbon
                         */
                        timezone?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @example Europe/Lisbon */
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description What they call themselves; absent when they do not say */
                        name?: string;
                        email: string;
                        premium_status: boolean;
                        /**
                         * @description What they pay for; absent without premium
                         * @enum {unknown}
                         */
                        plan?: "monthly" | "yearly";
                        /** @description New features open for them first */
                        early_access: boolean;
                        prayer_count: number;
                        /** @description Free prayers left; null for a plan without limit */
                        prayers_remaining: number | null;
                        /**
                         * @description An IANA name
                         * @example Europe/Lisbon
                         */
                        timezone?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "not_accepted" | "unknown_timezone" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    joinNewsletter: {
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
                    source: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_address";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "confirmed";
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "link_over";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "letter";
                        /** @enum {boolean} */
                        stopped: true;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "link_over";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        planType: "monthly" | "yearly";
                        priceId: string;
                        price: number;
                        /**
                         * @description ISO 4217
                         * @example USD
                         */
                        currency: string;
                        /** @enum {unknown} */
                        interval: "month" | "year";
                        /** @description What a year costs by the month */
                        monthlyEquivalent?: number;
                        /**
                         * @description Against paying by the month; absent where nothing is saved
                         * @example Save 33%
                         */
                        savings?: string;
                    }[];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    listPrayers: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                category?: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                mood?: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                answered?: boolean;
                /**
                 * @description Nothing newer than this month
                 * @example 2026-03
                 */
                until_month?: string;
                /**
                 * @description Whose months; UTC when absent
                 * @example Europe/Lisbon
                 */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            /** Format: uuid */
                            generation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            situation?: string;
                            prayer_text: string;
                            scripture_references?: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                            }[];
                            parts?: {
                                /** @enum {unknown} */
                                kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            recipient: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /**
                             * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                             * @enum {unknown}
                             */
                            tells_situation?: "some_sentences" | "unknown";
                            /** @description Whether there is a link by which others can read it */
                            is_shared: boolean;
                            note?: string;
                            /** Format: date-time */
                            answered_at?: string;
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_cursor" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    savePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    generation_id: string;
                    keep_situation?: boolean;
                    prayer_text?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        /** Format: uuid */
                        generation_id: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        /** @enum {unknown} */
                        tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        situation?: string;
                        prayer_text: string;
                        scripture_references?: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        recipient: {
                            /** @enum {unknown} */
                            relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                            name?: string;
                        };
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /**
                         * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                         * @enum {unknown}
                         */
                        tells_situation?: "some_sentences" | "unknown";
                        /** @description Whether there is a link by which others can read it */
                        is_shared: boolean;
                        note?: string;
                        /** Format: date-time */
                        answered_at?: string;
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        /** Format: uuid */
                        generation_id: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        /** @enum {unknown} */
                        tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        situation?: string;
                        prayer_text: string;
                        scripture_references?: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        recipient: {
                            /** @enum {unknown} */
                            relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                            name?: string;
                        };
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /**
                         * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                         * @enum {unknown}
                         */
                        tells_situation?: "some_sentences" | "unknown";
                        /** @description Whether there is a link by which others can read it */
                        is_shared: boolean;
                        note?: string;
                        /** Format: date-time */
                        answered_at?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_not_found";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_unfinished";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "generation_gone";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "scripture_changed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    listJournalMonths: {
        parameters: {
            query: {
                /** @example Europe/Lisbon */
                timezone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @example 2026-03 */
                            month: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    listRememberedPrayers: {
        parameters: {
            query: {
                /** @description Today, as the person’s calendar says */
                date: string;
                /** @example Europe/Lisbon */
                timezone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            /** Format: uuid */
                            generation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            situation?: string;
                            prayer_text: string;
                            scripture_references?: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                            }[];
                            parts?: {
                                /** @enum {unknown} */
                                kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            recipient: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /**
                             * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                             * @enum {unknown}
                             */
                            tells_situation?: "some_sentences" | "unknown";
                            /** @description Whether there is a link by which others can read it */
                            is_shared: boolean;
                            note?: string;
                            /** Format: date-time */
                            answered_at?: string;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    searchPrayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 20 */
                    limit?: number;
                    cursor?: string;
                    /** @enum {unknown} */
                    category?: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                    /** @enum {unknown} */
                    mood?: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                    answered?: boolean;
                    /**
                     * @description Nothing newer than this month
                     * @example 2026-03
                     */
                    until_month?: string;
                    /**
                     * @description Whose months; UTC when absent
                     * @example Europe/Lisbon
                     */
                    timezone?: string;
                    /** @description Words that all have to occur */
                    search: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            /** Format: uuid */
                            generation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                            /** @enum {unknown} */
                            tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                            situation?: string;
                            prayer_text: string;
                            scripture_references?: string;
                            citations: {
                                reference: string;
                                text: string;
                                translation: string;
                            }[];
                            parts?: {
                                /** @enum {unknown} */
                                kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                                text: string;
                                /** @description Sentences, and quotations as they stand in the text, with their citation */
                                segments: {
                                    /** @description Its place in the prayer: the same text always has the same ids */
                                    id: string;
                                    text: string;
                                    citation?: {
                                        reference: string;
                                        text: string;
                                        translation: string;
                                    };
                                }[];
                            }[];
                            recipient: {
                                /** @enum {unknown} */
                                relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                                name?: string;
                            };
                            /** @enum {unknown} */
                            written_by: "composer" | "openai";
                            /**
                             * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                             * @enum {unknown}
                             */
                            tells_situation?: "some_sentences" | "unknown";
                            /** @description Whether there is a link by which others can read it */
                            is_shared: boolean;
                            note?: string;
                            /** Format: date-time */
                            answered_at?: string;
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "invalid_cursor" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        /** Format: uuid */
                        generation_id: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        /** @enum {unknown} */
                        tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        situation?: string;
                        prayer_text: string;
                        scripture_references?: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        recipient: {
                            /** @enum {unknown} */
                            relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                            name?: string;
                        };
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /**
                         * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                         * @enum {unknown}
                         */
                        tells_situation?: "some_sentences" | "unknown";
                        /** @description Whether there is a link by which others can read it */
                        is_shared: boolean;
                        note?: string;
                        /** Format: date-time */
                        answered_at?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    deletePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    changePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description null takes it away */
                    note?: string | null;
                    /** @description When it was answered; null: not after all */
                    answered_at?: string | null;
                    prayer_text?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        /** Format: uuid */
                        generation_id: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        /** @enum {unknown} */
                        tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        situation?: string;
                        prayer_text: string;
                        scripture_references?: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        recipient: {
                            /** @enum {unknown} */
                            relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                            name?: string;
                        };
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /**
                         * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                         * @enum {unknown}
                         */
                        tells_situation?: "some_sentences" | "unknown";
                        /** @description Whether there is a link by which others can read it */
                        is_shared: boolean;
                        note?: string;
                        /** Format: date-time */
                        answered_at?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "scripture_changed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    recordActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    action_type: "shared";
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    restorePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        /** Format: uuid */
                        generation_id: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                        /** @enum {unknown} */
                        tone: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                        situation?: string;
                        prayer_text: string;
                        scripture_references?: string;
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        recipient: {
                            /** @enum {unknown} */
                            relationship: "Self" | "Family" | "Friend" | "Relationship" | "Work" | "Church" | "Other";
                            name?: string;
                        };
                        /** @enum {unknown} */
                        written_by: "composer" | "openai";
                        /**
                         * @description Whether sentences repeat what was told; a link leaves those out. Unknown of what was kept before it was noted. Absent: none does
                         * @enum {unknown}
                         */
                        tells_situation?: "some_sentences" | "unknown";
                        /** @description Whether there is a link by which others can read it */
                        is_shared: boolean;
                        note?: string;
                        /** Format: date-time */
                        answered_at?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        shows_name: boolean;
                        shows_situation: boolean;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "share_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    sharePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    shows_name?: boolean;
                    /** @default false */
                    shows_situation?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        shows_name: boolean;
                        shows_situation: boolean;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    unsharePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "share_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    previewShare: {
        parameters: {
            query?: {
                shows_name?: boolean;
                shows_situation?: boolean;
            };
            header?: never;
            path: {
                prayerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        prayer_text: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        name?: string;
                        situation?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "prayer_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getPsalmMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        /** @description The daily Psalm comes with the yearly plan */
                        available: boolean;
                        next_at: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    setPsalmMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        /** @description The daily Psalm comes with the yearly plan */
                        available: boolean;
                        next_at: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the browser subscribes with (VAPID) */
                        public_key: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "push_not_configured";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        /** @description A point of P-256, in base64url */
                        p256dh: string;
                        /** @description 16 bytes in base64url */
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "push_not_configured";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "endpoint_not_allowed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    readSituation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    situation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 'other' is any language but the named ones
                         * @enum {unknown}
                         */
                        language: "en" | "es" | "pt" | "other";
                        /** @description For people: we do not write in this language yet. Nothing is refused for it. */
                        notice?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    listReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            time: string;
                            days_of_week: number[];
                            timezone: string;
                            channels: ("email" | "push" | "calendar")[];
                            category: ("Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work") | null;
                            enabled: boolean;
                            paused_until: string | null;
                            next_fire_at: string | null;
                            last_delivery: {
                                /** Format: date */
                                local_date: string;
                                /** @enum {unknown} */
                                channel: "email" | "push";
                                /** @enum {unknown} */
                                state: "pending" | "sending" | "sent" | "failed" | "unknown" | "skipped";
                                reason: string | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        next_cursor: null;
                        channels: {
                            email: boolean;
                            push: boolean;
                            /** @enum {boolean} */
                            calendar: true;
                        };
                        limit: number;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    addReminder: {
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
                     * Format: uuid
                     * @description Of your choice: sent again, it makes no second reminder
                     */
                    id?: string;
                    /** @description On the clock of the time zone, HH:MM */
                    time: string;
                    /** @description 1 = Sunday to 7 = Saturday */
                    days_of_week: number[];
                    enabled?: boolean;
                    /** @description IANA; the person’s own without one */
                    timezone?: string;
                    channels?: ("email" | "push" | "calendar")[];
                    category?: ("Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work") | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        time: string;
                        days_of_week: number[];
                        timezone: string;
                        channels: ("email" | "push" | "calendar")[];
                        category: ("Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work") | null;
                        enabled: boolean;
                        paused_until: string | null;
                        next_fire_at: string | null;
                        last_delivery: {
                            /** Format: date */
                            local_date: string;
                            /** @enum {unknown} */
                            channel: "email" | "push";
                            /** @enum {unknown} */
                            state: "pending" | "sending" | "sent" | "failed" | "unknown" | "skipped";
                            reason: string | null;
                            /** Format: date-time */
                            at: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reminder_id_taken" | "too_many_reminders";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_days" | "no_day_chosen" | "unknown_timezone";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    readCalendar: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "calendar_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    getCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    makeCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    revokeCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    pauseReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    until: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paused_until: string | null;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "pause_over";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    removeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reminderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "reminder_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    changeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reminderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description On the clock of the time zone, HH:MM */
                    time?: string;
                    /** @description 1 = Sunday to 7 = Saturday */
                    days_of_week?: number[];
                    enabled?: boolean;
                    /** @description IANA; the person’s own without one */
                    timezone?: string;
                    channels?: ("email" | "push" | "calendar")[];
                    category?: ("Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work") | null;
                    paused_until?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        user_id: string;
                        time: string;
                        days_of_week: number[];
                        timezone: string;
                        channels: ("email" | "push" | "calendar")[];
                        category: ("Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work") | null;
                        enabled: boolean;
                        paused_until: string | null;
                        next_fire_at: string | null;
                        last_delivery: {
                            /** Format: date */
                            local_date: string;
                            /** @enum {unknown} */
                            channel: "email" | "push";
                            /** @enum {unknown} */
                            state: "pending" | "sending" | "sent" | "failed" | "unknown" | "skipped";
                            reason: string | null;
                            /** Format: date-time */
                            at: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "reminder_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invalid_days" | "no_day_chosen" | "pause_over" | "unknown_timezone";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    sendReminderNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reminderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            /** @enum {unknown} */
                            channel: "email" | "push";
                            /** @enum {unknown} */
                            state: "pending" | "sending" | "sent" | "failed" | "unknown" | "skipped";
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "reminder_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "asked_too_often" | "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @example Safari on iPhone */
                            device: string;
                            /**
                             * @description From where the person signed in: never a whole address
                             * @example 203.0.113.*
                             */
                            network?: string;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description To about a quarter of an hour
                             */
                            last_used_at: string;
                            /** @description The session that asks */
                            current: boolean;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "no_such_session" | "not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getSharedPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        prayer_text: string;
                        /** @enum {unknown} */
                        category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        citations: {
                            reference: string;
                            text: string;
                            translation: string;
                        }[];
                        parts?: {
                            /** @enum {unknown} */
                            kind?: "address" | "complaint" | "confession" | "thanks" | "trust" | "scripture" | "petition" | "praise" | "amen";
                            text: string;
                            /** @description Sentences, and quotations as they stand in the text, with their citation */
                            segments: {
                                /** @description Its place in the prayer: the same text always has the same ids */
                                id: string;
                                text: string;
                                citation?: {
                                    reference: string;
                                    text: string;
                                    translation: string;
                                };
                            }[];
                        }[];
                        name?: string;
                        situation?: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "share_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    reportShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    reason: "scripture" | "hurtful" | "untrue" | "unsafe" | "other";
                    /** @description What is wrong, in the words of the person */
                    words?: string;
                    /**
                     * @description The person agrees that the prayer itself is read
                     * @default false
                     */
                    with_prayer?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        reason: "scripture" | "hurtful" | "untrue" | "unsafe" | "other";
                        /** @description The text of the prayer is kept with the report */
                        with_prayer: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "share_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reported_often" | "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    findStop: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "reminder" | "letter" | "psalm";
                        /** @description Nothing of this kind is sent any more */
                        stopped: boolean;
                    };
                };
            };
            /** @description A browser is led to the page that asks first */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "link_over";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    stop: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    all?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "reminder" | "letter" | "psalm";
                        /** @description Nothing of this kind is sent any more */
                        stopped: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "link_over";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    suggestChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    situation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        category?: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                        /** @enum {unknown} */
                        mood?: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful" | "Grieving" | "Lonely" | "Angry" | "Guilty";
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_signed_in";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "sign_in_unavailable";
                    };
                };
            };
        };
    };
    getPassage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Psalm 23:1 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference: string;
                        text: string;
                        translation: string;
                        chapter: {
                            title: string;
                            verses: {
                                number: number;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "passage_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable";
                    };
                };
            };
        };
    };
    receiveStripeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bad_json" | "bad_request" | "invalid_signature" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too_many_requests";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "database_unavailable" | "overloaded" | "service_unavailable" | "webhooks_closed";
                    };
                };
            };
        };
    };
    authKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    authHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        version: string;
                        description: string;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: {
                scope?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "no_authorization";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_jwt" | "session_not_found" | "user_banned" | "user_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "no_authorization";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_jwt" | "session_not_found" | "user_banned" | "user_not_found";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "email_not_confirmed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_email_send_rate_limit" | "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: {
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | null;
                    code_challenge?: string | null;
                    code_challenge_method?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_email_send_rate_limit" | "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    resend: {
        parameters: {
            query?: {
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: string | null;
                    email?: string | null;
                    phone?: string | null;
                    code_challenge?: string | null;
                    code_challenge_method?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "phone_provider_disabled" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_email_send_rate_limit" | "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    authSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        external: {
                            email: boolean;
                            phone: boolean;
                            anonymous_users: boolean;
                        };
                        disable_signup: boolean;
                        mailer_autoconfirm: boolean;
                        phone_autoconfirm: boolean;
                        sms_provider: string;
                        saml_enabled: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: {
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | null;
                    phone?: string | null;
                    password?: string | null;
                    data?: {
                        [key: string]: unknown;
                    } | null;
                    code_challenge?: string | null;
                    code_challenge_method?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        token_type: string;
                        expires_in: number;
                        refresh_token: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            aud: string;
                            role: string;
                            email: string;
                            /** Format: date-time */
                            email_confirmed_at?: string;
                            phone: string;
                            /** Format: date-time */
                            phone_confirmed_at?: string;
                            /** Format: date-time */
                            confirmed_at?: string;
                            /** Format: date-time */
                            invited_at?: string;
                            /** Format: date-time */
                            confirmation_sent_at?: string;
                            /** Format: date-time */
                            recovery_sent_at?: string;
                            /** Format: date-time */
                            email_change_sent_at?: string;
                            /** Format: date-time */
                            reauthentication_sent_at?: string;
                            new_email?: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            app_metadata: {
                                [key: string]: unknown;
                            };
                            user_metadata: {
                                [key: string]: unknown;
                            };
                            identities: {
                                /** Format: uuid */
                                identity_id: string;
                                /** @description Who they are to the provider */
                                id: string;
                                /** Format: uuid */
                                user_id: string;
                                identity_data: {
                                    [key: string]: unknown;
                                };
                                provider: string;
                                /** Format: date-time */
                                last_sign_in_at?: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                email?: string;
                            }[];
                            /** Format: date-time */
                            banned_until?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_anonymous: boolean;
                        };
                    } | {
                        /** Format: uuid */
                        id: string;
                        aud: string;
                        role: string;
                        email: string;
                        /** Format: date-time */
                        email_confirmed_at?: string;
                        phone: string;
                        /** Format: date-time */
                        phone_confirmed_at?: string;
                        /** Format: date-time */
                        confirmed_at?: string;
                        /** Format: date-time */
                        invited_at?: string;
                        /** Format: date-time */
                        confirmation_sent_at?: string;
                        /** Format: date-time */
                        recovery_sent_at?: string;
                        /** Format: date-time */
                        email_change_sent_at?: string;
                        /** Format: date-time */
                        reauthentication_sent_at?: string;
                        new_email?: string;
                        /** Format: date-time */
                        last_sign_in_at?: string;
                        app_metadata: {
                            [key: string]: unknown;
                        };
                        user_metadata: {
                            [key: string]: unknown;
                        };
                        identities: {
                            /** Format: uuid */
                            identity_id: string;
                            /** @description Who they are to the provider */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            identity_data: {
                                [key: string]: unknown;
                            };
                            provider: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            email?: string;
                        }[];
                        /** Format: date-time */
                        banned_until?: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        is_anonymous: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "phone_provider_disabled" | "validation_failed";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "anonymous_provider_disabled" | "signup_disabled" | "user_already_exists" | "weak_password";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_email_send_rate_limit" | "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "request_timeout" | "unexpected_failure";
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: {
                grant_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | null;
                    phone?: string | null;
                    password?: string | null;
                    refresh_token?: string | null;
                    auth_code?: string | null;
                    code_verifier?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        token_type: string;
                        expires_in: number;
                        refresh_token: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            aud: string;
                            role: string;
                            email: string;
                            /** Format: date-time */
                            email_confirmed_at?: string;
                            phone: string;
                            /** Format: date-time */
                            phone_confirmed_at?: string;
                            /** Format: date-time */
                            confirmed_at?: string;
                            /** Format: date-time */
                            invited_at?: string;
                            /** Format: date-time */
                            confirmation_sent_at?: string;
                            /** Format: date-time */
                            recovery_sent_at?: string;
                            /** Format: date-time */
                            email_change_sent_at?: string;
                            /** Format: date-time */
                            reauthentication_sent_at?: string;
                            new_email?: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            app_metadata: {
                                [key: string]: unknown;
                            };
                            user_metadata: {
                                [key: string]: unknown;
                            };
                            identities: {
                                /** Format: uuid */
                                identity_id: string;
                                /** @description Who they are to the provider */
                                id: string;
                                /** Format: uuid */
                                user_id: string;
                                identity_data: {
                                    [key: string]: unknown;
                                };
                                provider: string;
                                /** Format: date-time */
                                last_sign_in_at?: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                email?: string;
                            }[];
                            /** Format: date-time */
                            banned_until?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_anonymous: boolean;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_code_verifier" | "bad_json" | "bad_request" | "email_not_confirmed" | "invalid_credentials" | "invalid_request" | "phone_provider_disabled" | "provider_disabled" | "refresh_token_already_used" | "refresh_token_not_found" | "session_expired" | "user_banned" | "validation_failed";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "user_banned";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "flow_state_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "flow_state_expired" | "web3_provider_disabled";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "request_timeout" | "unexpected_failure";
                    };
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        aud: string;
                        role: string;
                        email: string;
                        /** Format: date-time */
                        email_confirmed_at?: string;
                        phone: string;
                        /** Format: date-time */
                        phone_confirmed_at?: string;
                        /** Format: date-time */
                        confirmed_at?: string;
                        /** Format: date-time */
                        invited_at?: string;
                        /** Format: date-time */
                        confirmation_sent_at?: string;
                        /** Format: date-time */
                        recovery_sent_at?: string;
                        /** Format: date-time */
                        email_change_sent_at?: string;
                        /** Format: date-time */
                        reauthentication_sent_at?: string;
                        new_email?: string;
                        /** Format: date-time */
                        last_sign_in_at?: string;
                        app_metadata: {
                            [key: string]: unknown;
                        };
                        user_metadata: {
                            [key: string]: unknown;
                        };
                        identities: {
                            /** Format: uuid */
                            identity_id: string;
                            /** @description Who they are to the provider */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            identity_data: {
                                [key: string]: unknown;
                            };
                            provider: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            email?: string;
                        }[];
                        /** Format: date-time */
                        banned_until?: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        is_anonymous: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "no_authorization";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_jwt" | "session_not_found" | "user_banned" | "user_not_found";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: {
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | null;
                    phone?: string | null;
                    password?: string | null;
                    current_password?: string | null;
                    nonce?: string | null;
                    data?: {
                        [key: string]: unknown;
                    } | null;
                    app_metadata?: {
                        [key: string]: unknown;
                    } | null;
                    code_challenge?: string | null;
                    code_challenge_method?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        aud: string;
                        role: string;
                        email: string;
                        /** Format: date-time */
                        email_confirmed_at?: string;
                        phone: string;
                        /** Format: date-time */
                        phone_confirmed_at?: string;
                        /** Format: date-time */
                        confirmed_at?: string;
                        /** Format: date-time */
                        invited_at?: string;
                        /** Format: date-time */
                        confirmation_sent_at?: string;
                        /** Format: date-time */
                        recovery_sent_at?: string;
                        /** Format: date-time */
                        email_change_sent_at?: string;
                        /** Format: date-time */
                        reauthentication_sent_at?: string;
                        new_email?: string;
                        /** Format: date-time */
                        last_sign_in_at?: string;
                        app_metadata: {
                            [key: string]: unknown;
                        };
                        user_metadata: {
                            [key: string]: unknown;
                        };
                        identities: {
                            /** Format: uuid */
                            identity_id: string;
                            /** @description Who they are to the provider */
                            id: string;
                            /** Format: uuid */
                            user_id: string;
                            identity_data: {
                                [key: string]: unknown;
                            };
                            provider: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            email?: string;
                        }[];
                        /** Format: date-time */
                        banned_until?: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        is_anonymous: boolean;
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "current_password_invalid" | "phone_provider_disabled" | "reauthentication_needed" | "validation_failed";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "no_authorization";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_jwt" | "not_admin" | "session_not_found" | "user_banned" | "user_not_found";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "email_exists" | "reauthentication_not_valid" | "same_password" | "weak_password";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_email_send_rate_limit" | "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "request_timeout" | "unexpected_failure";
                    };
                };
            };
        };
    };
    openLink: {
        parameters: {
            query?: {
                token?: string;
                type?: string;
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "validation_failed";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: {
                redirect_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: string | null;
                    token?: string | null;
                    token_hash?: string | null;
                    email?: string | null;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        token_type: string;
                        expires_in: number;
                        refresh_token: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            aud: string;
                            role: string;
                            email: string;
                            /** Format: date-time */
                            email_confirmed_at?: string;
                            phone: string;
                            /** Format: date-time */
                            phone_confirmed_at?: string;
                            /** Format: date-time */
                            confirmed_at?: string;
                            /** Format: date-time */
                            invited_at?: string;
                            /** Format: date-time */
                            confirmation_sent_at?: string;
                            /** Format: date-time */
                            recovery_sent_at?: string;
                            /** Format: date-time */
                            email_change_sent_at?: string;
                            /** Format: date-time */
                            reauthentication_sent_at?: string;
                            new_email?: string;
                            /** Format: date-time */
                            last_sign_in_at?: string;
                            app_metadata: {
                                [key: string]: unknown;
                            };
                            user_metadata: {
                                [key: string]: unknown;
                            };
                            identities: {
                                /** Format: uuid */
                                identity_id: string;
                                /** @description Who they are to the provider */
                                id: string;
                                /** Format: uuid */
                                user_id: string;
                                identity_data: {
                                    [key: string]: unknown;
                                };
                                provider: string;
                                /** Format: date-time */
                                last_sign_in_at?: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                email?: string;
                            }[];
                            /** Format: date-time */
                            banned_until?: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            is_anonymous: boolean;
                        };
                    } | {
                        msg: string;
                        code: string;
                    };
                };
            };
            /** @description Of a form: leads on with a session, a code, or what went wrong */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "bad_json" | "bad_request" | "phone_provider_disabled" | "validation_failed";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "otp_expired" | "user_banned";
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "request_entity_too_large";
                    };
                };
            };
            /** @description Unsupported content */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "unsupported_media_type";
                    };
                };
            };
            /** @description Cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "email_exists";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit";
                    };
                };
            };
            /** @description Unavailable for the moment */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"] & {
                        /** @enum {unknown} */
                        error_code?: "over_request_rate_limit" | "unexpected_failure";
                    };
                };
            };
        };
    };
}
