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
         * Have a prayer written under an id of your choice
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                     * @description One of page_view, auth_login, auth_signup, email_signup, checkout_started, subscription_started, prayer_generated, pricing_page_view
                     * @example page_view
                     */
                    event: string;
                    /**
                     * @description What is kept: page_view {page_path, page_title}, auth_login and auth_signup {method: email or passkey}, email_signup {source: footer_form}, checkout_started and subscription_started {plan_type: monthly or yearly, price: a number}. Everything else is dropped
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
                    /** @enum {unknown} */
                    tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                    /** @enum {unknown} */
                    length?: "brief" | "standard" | "long";
                    situation?: string;
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {unknown} */
                            category: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                            /** @enum {unknown} */
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    };
                };
            };
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
                    /** @enum {unknown} */
                    tone?: "Comforting" | "Empowering" | "Grateful" | "Restorative" | "Faith-Building";
                    /** @enum {unknown} */
                    length?: "brief" | "standard" | "long";
                    situation?: string;
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
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                        prayer_count: number;
                        /** @description Free prayers left; null for a plan without limit */
                        prayers_remaining: number | null;
                        timezone?: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        prayer_count: number;
                        /** @description Free prayers left; null for a plan without limit */
                        prayers_remaining: number | null;
                        timezone?: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    };
    listPrayers: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                category?: "Healing" | "Faith" | "Gratitude" | "Strength" | "Fear" | "Forgiveness" | "Guidance" | "Peace" | "Protection" | "Hope" | "Love" | "Family" | "Work";
                mood?: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
                answered?: boolean;
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
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                    mood?: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
                    answered?: boolean;
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
                            mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                        mood: "Anxious" | "Hopeful" | "Grateful" | "Tired" | "Overwhelmed" | "Peaceful" | "Joyful" | "Worried" | "Thankful";
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            /** @description Refused, with a sentence for the person */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused, with a sentence for the person */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
                content?: never;
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
                content?: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
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
                content?: never;
            };
        };
    };
}
