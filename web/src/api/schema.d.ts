/** Made by `npm run web-schema` from the endpoints. */
export interface paths {
    "/api/chatchannel/admin/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the assistant did, newest first; no message texts */
        get: operations["get_api_chatchannel_admin_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/admin/cleanup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run the cleanup of this company’s sessions now, or only say what it would do */
        post: operations["post_api_chatchannel_admin_cleanup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/admin/knowledge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the assistant knows, and the last runs */
        get: operations["get_api_chatchannel_admin_knowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/admin/knowledge/sync/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring the company’s records into the assistant’s knowledge; a run that is under way is joined */
        post: operations["post_api_chatchannel_admin_knowledge_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/admin/knowledge/texts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that the assistant answers from: opening hours, terms */
        get: operations["get_api_chatchannel_admin_knowledge_texts"];
        put?: never;
        /** Enter a text that the assistant may answer from; everybody who writes may be told it */
        post: operations["post_api_chatchannel_admin_knowledge_texts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/admin/knowledge/texts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a text */
        delete: operations["delete_api_chatchannel_admin_knowledge_texts_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/channels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chat channels of the company */
        get: operations["get_api_chatchannel_channels"];
        put?: never;
        /** Set up a chat channel */
        post: operations["post_api_chatchannel_channels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/channels/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One chat channel */
        get: operations["get_api_chatchannel_channels_id"];
        put?: never;
        post?: never;
        /** Remove a chat channel and its access token */
        delete: operations["delete_api_chatchannel_channels_id"];
        options?: never;
        head?: never;
        /** Change a chat channel; a new access token ends a pause */
        patch: operations["patch_api_chatchannel_channels_id"];
        trace?: never;
    };
    "/api/chatchannel/channels/{id}/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send again after the provider’s refusal was dealt with */
        post: operations["post_api_chatchannel_channels_id_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/channels/{id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider whether the number and its token are good; nothing is sent. A number that was not confirmed yet is so when they are */
        post: operations["post_api_chatchannel_channels_id_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chat sessions, newest activity first; with message the one that it is part of */
        get: operations["get_api_chatchannel_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One chat session */
        get: operations["get_api_chatchannel_sessions_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/close/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the session; the next message opens a new one */
        post: operations["post_api_chatchannel_sessions_id_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/customer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A person confirms which customer writes here, or takes it back; only then are that customer’s orders answered */
        post: operations["post_api_chatchannel_sessions_id_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/handover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A person takes the conversation over; the assistant is silent */
        post: operations["post_api_chatchannel_sessions_id_handover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of a session, oldest first */
        get: operations["get_api_chatchannel_sessions_id_messages"];
        put?: never;
        /** Write to the contact as a person, in a conversation that was taken over; only within 24 hours of their last message */
        post: operations["post_api_chatchannel_sessions_id_messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The assistant answers again */
        post: operations["post_api_chatchannel_sessions_id_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of the chat channel; messages older than a week are counted again every ten minutes */
        get: operations["get_api_chatchannel_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/webhook/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm the chat provider's subscription: the challenge comes back as it was */
        get: operations["get_api_chatchannel_webhook"];
        put?: never;
        /** Take what the chat provider tells; answered when it is kept, before anything is done with it */
        post: operations["post_api_chatchannel_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["get_health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything it needs answers */
        get: operations["get_health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers for Prometheus */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of machines, newest first, with their last use (to the minute) */
        get: operations["get_sales_api_keys"];
        put?: never;
        /** Make a key for a machine; it is shown in this answer and never again */
        post: operations["post_sales_api_keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/api-keys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key: it is refused from now on */
        delete: operations["delete_sales_api_keys_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/api-keys/end_of/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the access of somebody who left: every key that they made, and every browser that they are signed in with */
        post: operations["post_sales_api_keys_end_of"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/audit/extractions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every extraction, oldest first, replayed from the log; with Accept: application/x-ndjson all of them, one a line */
        get: operations["get_sales_audit_extractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/audit/security/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins, changes of how somebody signs in, refused accesses (counted together where there are many), changes of keys, rights and settings, erasures, exports and readings of many records, newest first; with Accept: application/x-ndjson all of them, one a line */
        get: operations["get_sales_audit_security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the policy of automatic approval and its proof */
        get: operations["get_sales_auto_approval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the policy of automatic approval; other rules have to prove themselves before they are switched on */
        patch: operations["patch_sales_auto_approval"];
        trace?: never;
    };
    "/sales/auto-approval/orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the policy said of an order, with every fact that it was judged by */
        get: operations["get_sales_auto_approval_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/simulation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the policy would have done with the orders of a period, the last 90 days unless named */
        get: operations["get_sales_auto_approval_simulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/switch_off/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop automatic approval at once, with every approval that is planned */
        post: operations["post_sales_auto_approval_switch_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/switch_on/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch automatic approval on, once its error rate is proved to be as low as accepted */
        post: operations["post_sales_auto_approval_switch_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/company-settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the company */
        get: operations["get_sales_company_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some settings of the company */
        patch: operations["patch_sales_company_settings"];
        trace?: never;
    };
    "/sales/customers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customers of the company, newest first; q searches words and parts of words */
        get: operations["get_sales_customers"];
        put?: never;
        /** Make a customer */
        post: operations["post_sales_customers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/customers/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer */
        get: operations["get_sales_customers_id"];
        put?: never;
        post?: never;
        /** Remove a customer: what refers to it stays as it is */
        delete: operations["delete_sales_customers_id"];
        options?: never;
        head?: never;
        /** Change some fields of a customer */
        patch: operations["patch_sales_customers_id"];
        trace?: never;
    };
    "/sales/customers/{id}/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices of a customer's own list, newest first */
        get: operations["get_sales_customers_id_prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/customers/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in customers from a CSV or XLSX file; with dry_run only say what would change. Cells that are empty change nothing */
        post: operations["post_sales_customers_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/customers/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty CSV file for customers, with headers in a language */
        get: operations["get_sales_customers_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/document-layouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Layouts of documents that are known again, confirmed last first, with who taught them */
        get: operations["get_sales_document_layouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/document-layouts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke what was learned of a layout: its documents are read as if nobody had seen one */
        delete: operations["delete_sales_document_layouts_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Uploaded documents and what became of each, the last one first */
        get: operations["get_sales_documents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/documents/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an uploaded document says, matched against the records as they are now */
        get: operations["get_sales_documents_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/documents/{id}/dismiss/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that no order is to be made of an uploaded document; as long as it is there, one can be made all the same */
        post: operations["post_sales_documents_id_dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/documents/{id}/pages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of an upload: how many, and how large */
        get: operations["get_sales_documents_id_pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/documents/{id}/pages/{page}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of these pages as a PNG of 150 dpi */
        get: operations["get_sales_documents_id_pages_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mailboxes of the company */
        get: operations["get_sales_email_configs"];
        put?: never;
        /** Configure a mailbox for a module that has none */
        post: operations["post_sales_email_configs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mailbox */
        get: operations["get_sales_email_configs_id"];
        put?: never;
        post?: never;
        /** Remove a mailbox and its password */
        delete: operations["delete_sales_email_configs_id"];
        options?: never;
        head?: never;
        /** Change some fields of a mailbox; a new server needs the password again */
        patch: operations["patch_sales_email_configs_id"];
        trace?: never;
    };
    "/sales/email-configs/{id}/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a mailbox is: polls, troubles with a code each, what waits, and when it is polled next */
        get: operations["get_sales_email_configs_id_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a mailbox, oldest first */
        get: operations["get_sales_email_configs_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/reconcile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in the mails that a person has read before they could be processed */
        post: operations["post_sales_email_configs_id_reconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/simulation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each threshold from 0 to 100 would have done with the drafts of this mailbox, and what people made of those that would pass */
        get: operations["get_sales_email_configs_id_simulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/sync_now/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch new mail now; a sync that runs already is joined */
        post: operations["post_sales_email_configs_id_sync_now"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/test_connection/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try out the servers of a mailbox: how far it comes, and what to do when that is not far enough */
        post: operations["post_sales_email_configs_id_test_connection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/{id}/unprocessed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails in INBOX that a person has read and nobody has processed, the newest 200, as they lie there now */
        get: operations["get_sales_email_configs_id_unprocessed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/logs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of mails, newest first unless another ordering is asked for */
        get: operations["get_sales_email_configs_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/provider-presets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Known mail providers: servers, sign-in, limits, and what to do first */
        get: operations["get_sales_email_configs_provider_presets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/provider-templates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Servers and ports of known mail providers, to fill a form with; null where the person has to say */
        get: operations["get_sales_email_configs_provider_templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-configs/test_connection/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try out servers that are not saved; the fields of a mailbox, those that matter here required */
        post: operations["post_sales_email_configs_test_connection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of mails, newest first unless another ordering is asked for */
        get: operations["get_sales_email_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One log entry */
        get: operations["get_sales_email_logs_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who looks after a mail; null: nobody in particular */
        post: operations["post_sales_email_logs_id_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a mail, oldest first */
        get: operations["get_sales_email_logs_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/notify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the notification of an outcome again: one that failed, was wanted by nobody, or whose end nobody saw */
        post: operations["post_sales_email_logs_id_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a mail again that failed or waits for its next try, from the step that failed */
        post: operations["post_sales_email_logs_id_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a question or complaint as seen */
        post: operations["post_sales_email_logs_id_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/email-logs/{id}/settle/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See to a mail that failed or became no order: dismiss it with a reason, link it to an order, or make an order of an uploaded file in its place; it is moved like any other then */
        post: operations["post_sales_email_logs_id_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed: with Accept: text/event-stream as it changes, resumed by Last-Event-ID; else what changed since */
        get: operations["get_sales_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/language-model/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The language model that reads documents: how it does, and what the company has used of it this month */
        get: operations["get_sales_language_model"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/language-model/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the language model for a text, an answer of a given shape, a picture, a tool and vectors; without a model the list is empty */
        post: operations["post_sales_language_model_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/leads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leads of the company, newest first */
        get: operations["get_sales_leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/leads/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lead */
        get: operations["get_sales_leads_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Make a lead a customer (a new one, or the one named), which matches its drafts again; or dismiss it */
        patch: operations["patch_sales_leads_id"];
        trace?: never;
    };
    "/sales/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is asking, what they may do, and the manners of their company */
        get: operations["get_sales_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one’s password; every other browser is signed out */
        post: operations["post_sales_me_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/second_step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the secret of a second step (TOTP, RFC 6238) */
        post: operations["post_sales_me_second_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/second_step/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second step on with the first code of the app */
        post: operations["post_sales_me_second_step_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/second_step/recovery_codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes; the old ones are good for nothing */
        post: operations["post_sales_me_second_step_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/second_step/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second step off */
        post: operations["post_sales_me_second_step_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/me/sign_in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one signs in with a password of ours */
        get: operations["get_sales_me_sign_in"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/orders-feed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved orders, changes and cancellations in the order in which they happened, after an entry; an empty list says that there is no more yet, and Link names the next page all the same */
        get: operations["get_sales_orders_feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names behind the ids of colleagues and keys in histories, comments and assignments */
        get: operations["get_sales_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices of the company, newest first; q searches words and parts of words */
        get: operations["get_sales_prices"];
        put?: never;
        /** Make a price */
        post: operations["post_sales_prices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/prices/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One price */
        get: operations["get_sales_prices_id"];
        put?: never;
        post?: never;
        /** Remove a price: what refers to it stays as it is */
        delete: operations["delete_sales_prices_id"];
        options?: never;
        head?: never;
        /** Change some fields of a price */
        patch: operations["patch_sales_prices_id"];
        trace?: never;
    };
    "/sales/prices/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in prices from a CSV or XLSX file; with dry_run only say what would change. Cells that are empty change nothing */
        post: operations["post_sales_prices_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/prices/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty CSV file for prices, with headers in a language */
        get: operations["get_sales_prices_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/privacy/erase/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a person: what was recorded of this address or telephone number can never be read again */
        post: operations["post_sales_privacy_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/privacy/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What erasing a person would reach: how much is known of this address or telephone number */
        post: operations["post_sales_privacy_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of the company, newest first; q searches words and parts of words */
        get: operations["get_sales_products"];
        put?: never;
        /** Make a product */
        post: operations["post_sales_products"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["get_sales_products_id"];
        put?: never;
        post?: never;
        /** Remove a product: what refers to it stays as it is */
        delete: operations["delete_sales_products_id"];
        options?: never;
        head?: never;
        /** Change some fields of a product */
        patch: operations["patch_sales_products_id"];
        trace?: never;
    };
    "/sales/products/{id}/aliases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers call this product, newest first, with who taught it */
        get: operations["get_sales_products_id_aliases"];
        put?: never;
        /** Teach what one customer calls this product; a word that meant another product means this one from now on */
        post: operations["post_sales_products_id_aliases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/{id}/aliases/{alias}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke what was learned */
        delete: operations["delete_sales_products_id_aliases_alias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/{id}/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a product costs by price lists: everybody, and customers who have prices of their own; newest first */
        get: operations["get_sales_products_id_prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in products from a CSV or XLSX file; with dry_run only say what would change. Cells that are empty change nothing */
        post: operations["post_sales_products_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/products/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty CSV file for products, with headers in a language */
        get: operations["get_sales_products_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that waits for a person, whichever way it came, oldest first, with how much there is */
        get: operations["get_sales_review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/review/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what has no reason to review, reject, assign, or try failed mails of a cause again: many at once, each with its own answer */
        post: operations["post_sales_review_bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/roles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each role may in this company */
        get: operations["get_sales_roles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take permissions from a role, or give it some beyond the table: each list is all that is withheld, or granted, from now on */
        patch: operations["patch_sales_roles"];
        trace?: never;
    };
    "/sales/sales-orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sales orders of the company, newest first unless another ordering is asked for */
        get: operations["get_sales_sales_orders"];
        put?: never;
        /** Make a draft of an uploaded document, of a mail that was only read, or of the fields given; what is given wins. With sales_order and If-Match the fields change that order, and what is absent stays */
        post: operations["post_sales_sales_orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sales order, with evidence, matches, candidates, duplicates and revisions */
        get: operations["get_sales_sales_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct a draft; learn: true remembers what this customer calls the products corrected */
        patch: operations["patch_sales_sales_orders_id"];
        trace?: never;
    };
    "/sales/sales-orders/{id}/acknowledge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another system says that it has taken the order, under its own number, or refuses it with a reason: then it is a draft again, to be reviewed */
        post: operations["post_sales_sales_orders_id_acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/apply_revision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a revision that waits (the newest one unless named): a new approval where nothing is missing, else a draft to be completed */
        post: operations["post_sales_sales_orders_id_apply_revision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a draft that has every required field; only a revision changes it afterwards */
        post: operations["post_sales_sales_orders_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who looks after an order; null: nobody in particular */
        post: operations["post_sales_sales_orders_id_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order, with the reason; a system that has it already is told */
        post: operations["post_sales_sales_orders_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a comment on an order, for the people of the company */
        post: operations["post_sales_sales_orders_id_comments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/dismiss_cancellation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss the customer's wish to cancel, with the reason */
        post: operations["post_sales_sales_orders_id_dismiss_cancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/dismiss_revision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss a revision that waits (all of them unless one is named), with the reason */
        post: operations["post_sales_sales_orders_id_dismiss_revision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/evidence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that the order was read from, as it came, to be saved; 404 when it is not at hand */
        get: operations["get_sales_sales_orders_id_evidence"];
        put?: never;
        /** Fetch the files of the order's mail again from its mailbox, for ten minutes; refused when they are not what was read */
        post: operations["post_sales_sales_orders_id_evidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order as a file: CSV, XLSX, or UBL 2.1 */
        get: operations["get_sales_sales_orders_id_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an order, oldest first */
        get: operations["get_sales_sales_orders_id_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/instructions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instructions that were quoted from the text of the order's mail */
        get: operations["get_sales_sales_orders_id_instructions"];
        put?: never;
        /** Quote instructions from the text of the order's mail, for ten minutes; the text is read in its mailbox and not kept */
        post: operations["post_sales_sales_orders_id_instructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/match_again/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match a draft against the company's records again: what is missing is looked for, what was found or chosen stays */
        post: operations["post_sales_sales_orders_id_match_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/pages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of a file that the order was read from: how many, how large, and whether they can be had now */
        get: operations["get_sales_sales_orders_id_pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/pages/{page}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of these pages as a PNG of 150 dpi */
        get: operations["get_sales_sales_orders_id_pages_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/presence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one has the order open, and hear who else has; to be said again while it is open */
        post: operations["post_sales_sales_orders_id_presence"];
        /** Say that one has the order open no longer */
        delete: operations["delete_sales_sales_orders_id_presence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions that a draft gives reason to ask, and who may be asked */
        get: operations["get_sales_sales_orders_id_questions"];
        put?: never;
        /** Send questions about a draft to the customer by mail, from the mailbox that received the order */
        post: operations["post_sales_sales_orders_id_questions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/questions/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the mail with questions to the customer; nothing is sent */
        post: operations["post_sales_sales_orders_id_questions_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/re_extract/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the order's document again, as it would be read today; what differs waits beside the order as a revision (with dry_run it is only named) */
        post: operations["post_sales_sales_orders_id_re_extract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a draft or an approved order, with the reason */
        post: operations["post_sales_sales_orders_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a rejected order a draft again */
        post: operations["post_sales_sales_orders_id_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/separate_revision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draft a later document that waits (the newest one unless named) as an order of its own; this order stays as it is */
        post: operations["post_sales_sales_orders_id_separate_revision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/source_document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file that the order was made from; 404 when none was kept */
        get: operations["get_sales_sales_orders_id_source_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/stop_approval/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the automatic approval of an order that is planned: a person decides, now and later */
        post: operations["post_sales_sales_orders_id_stop_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/undo_approval/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an approval before other systems are told of it: a draft again, as it was */
        post: operations["post_sales_sales_orders_id_undo_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/email_queue/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drafts from mails that wait for a decision; X-Total-Count says how many there are on all pages */
        get: operations["get_sales_sales_orders_email_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the list, newest first, as one file: CSV, XLSX, or UBL 2.1 in a zip */
        get: operations["get_sales_sales_orders_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/re_extract/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for all orders made since then that are not over, in the background: which would be read otherwise today */
        post: operations["post_sales_sales_orders_re_extract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/upload_document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an order document (PDF, PNG, JPG, TIFF, XLSX, XLS, CSV, XML) and see what it says */
        post: operations["post_sales_sales_orders_upload_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a browser may sign in here */
        get: operations["get_sales_session"];
        put?: never;
        /** Sign a browser in: a session cookie for an e-mail address and its password, for a token, or for a link that is good once */
        post: operations["post_sales_session"];
        /** Sign the browser out: the session ends, and what the browser keeps of us goes */
        delete: operations["delete_sales_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an invitation is for; it stays good */
        post: operations["post_sales_session_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/invitation/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join by an invitation, with a name and a password; the browser is signed in */
        post: operations["post_sales_session_invitation_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/oidc/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a browser to the identity provider; it comes back signed in, to the page that it came from */
        get: operations["get_sales_session_oidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/oidc/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the identity provider sends a browser back to */
        get: operations["get_sales_session_oidc_callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/password_reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link for a new password to an address; the same answer for one that nobody has */
        post: operations["post_sales_session_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/session/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a link that came by mail; every browser is signed out, and the second step stays; the browser that asks is known from now on */
        post: operations["post_sales_session_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browsers that one is signed in with, newest first */
        get: operations["get_sales_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a browser of one’s own out */
        delete: operations["delete_sales_sessions_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last days in numbers: mails, orders, decisions, failures, what waits, and how the mailboxes are; mails and orders older than a week are counted again every ten minutes */
        get: operations["get_sales_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/tasks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far background work has come; kept for 7 days */
        get: operations["get_sales_tasks_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who signs in with a password of ours, newest first, those who ended too */
        get: operations["get_sales_users"];
        put?: never;
        /** Invite somebody, by mail where one can be sent; they set their own password */
        post: operations["post_sales_users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["get_sales_users_id"];
        put?: never;
        post?: never;
        /** End a user: every browser is signed out, and the keys that they made are revoked */
        delete: operations["delete_sales_users_id"];
        options?: never;
        head?: never;
        /** Give a user other roles; they hold at once, in every browser */
        patch: operations["patch_sales_users_id"];
        trace?: never;
    };
    "/sales/users/{id}/invite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody again who has not joined yet */
        post: operations["post_sales_users_id_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/warehouses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The warehouses of the company, newest first; q searches words and parts of words */
        get: operations["get_sales_warehouses"];
        put?: never;
        /** Make a warehouse */
        post: operations["post_sales_warehouses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/warehouses/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One warehouse */
        get: operations["get_sales_warehouses_id"];
        put?: never;
        post?: never;
        /** Remove a warehouse: what refers to it stays as it is */
        delete: operations["delete_sales_warehouses_id"];
        options?: never;
        head?: never;
        /** Change some fields of a warehouse */
        patch: operations["patch_sales_warehouses_id"];
        trace?: never;
    };
    "/sales/warehouses/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in warehouses from a CSV or XLSX file; with dry_run only say what would change. Cells that are empty change nothing */
        post: operations["post_sales_warehouses_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/warehouses/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty CSV file for warehouses, with headers in a language */
        get: operations["get_sales_warehouses_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhook endpoints of the company, newest first */
        get: operations["get_sales_webhook_endpoints"];
        put?: never;
        /** Tell another system of orders by the Standard Webhooks specification; the secret is in this answer and never again */
        post: operations["post_sales_webhook_endpoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook endpoint */
        get: operations["get_sales_webhook_endpoints_id"];
        put?: never;
        post?: never;
        /** Tell it nothing any more: what waits for it is not sent */
        delete: operations["delete_sales_webhook_endpoints_id"];
        options?: never;
        head?: never;
        /** Change where it is sent to, or what it hears of */
        patch: operations["patch_sales_webhook_endpoints_id"];
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to it, newest first, with every answer and how long it took */
        get: operations["get_sales_webhook_endpoints_id_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/pause/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send nothing to it for a while: what happens meanwhile waits */
        post: operations["post_sales_webhook_endpoints_id_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/redeliver/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one delivery again, or those of a span of time, under the same ids; what waits for its next try is tried at once */
        post: operations["post_sales_webhook_endpoints_id_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send to it again: first what waited, and what had failed */
        post: operations["post_sales_webhook_endpoints_id_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/rotate_secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret, shown this once; until overlap_hours from now both sign */
        post: operations["post_sales_webhook_endpoints_id_rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/webhook-endpoints/{id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it a message of the type webhook.test, once, whether it is paused or not; its end is in the log of deliveries */
        post: operations["post_sales_webhook_endpoints_id_test"];
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
        /** @description A postal address */
        Address: {
            /** @description Or village */
            city: string | null;
            /** @description As it was entered */
            country: string | null;
            /** @description What it is for */
            label: string | null;
            /** @description Where there is one */
            postal_code: string | null;
            /** @description With its number */
            street: string | null;
        };
        /** @description A key that may do something else from now on */
        AffectedKey: {
            /**
             * Format: uuid
             * @description The key
             */
            id: string;
            /** @description What it is for */
            name: string;
            /** @description How it begins, to tell keys apart */
            start: string;
        };
        /**
         * @description What other systems are told of an order
         * @enum {string}
         */
        AnnouncementType: "order.approved" | "order.changed" | "order.cancelled";
        /** @description A machine's key */
        ApiKey: {
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
            /** @description Who made it */
            created_by: string;
            /** @description When it ends by itself; null: a key from before keys did */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description The key
             */
            id: string;
            /** @description When it stops, unless whoever made it comes before that (setting key_maker_days); null: they are a user of the own sign-in, with whom it ends */
            lapses_at: string | null;
            /** @description To the minute; null: never */
            last_used_at: string | null;
            /** @description What its maker may do now: the key may do no more. null: the maker was not seen since the service records it */
            maker_roles: components["schemas"]["Role"][] | null;
            /** @description What it is for */
            name: string;
            /** @description What its bearer may do */
            roles: components["schemas"]["Role"][];
            /** @description What of that it is confined to; null: nothing less */
            scopes: components["schemas"]["Permission"][] | null;
            /** @description How it begins, to tell keys apart */
            start: string;
        };
        /** @description What has to hold before an order is approved without a person */
        ApprovalRule: {
            /** @description DMARC passed for the sender of the mail */
            authenticated_sender: boolean;
            /** @description Ids of the customers that it is for; none: all */
            customers: string[];
            /** @description No product was found by likeness */
            exact_products: boolean;
            /** @description The order goes to a place that a person has approved for this customer, or names none */
            known_ship_to: boolean;
            /** @description How many approved orders the layout of the document was confirmed by; 0: any number */
            layout_confirmations: number;
            /** @description Ids of the mailboxes that it is for; none: all */
            mailboxes: string[];
            /** @description A customer with more wrong orders than this under the policy is left to a person */
            max_customer_errors: number;
            /** @description The highest total by currency; orders in other currencies are left to a person */
            max_total: {
                /** @description Decimal text */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description 0 to 100: the least confidence of the order */
            min_confidence: number;
            /** @description What people call it */
            name: string;
            /** @description How far prices may be from the listed ones; null: they are not compared */
            price_tolerance_percent: string | null;
            /** @description The customer was found by its number, its tax number or an address of its record */
            strong_customer_key: boolean;
            /** @description Review reasons that are no obstacle */
            tolerated_reasons: ("confidence_below_threshold" | "customer_by_domain" | "customer_by_similar_name" | "product_by_similar_name" | "unit_differs" | "order_in_mail_text" | "received_by_chat" | "attachment_unread" | "delivery_date_weekend" | "delivery_date_far" | "delivery_date_past" | "quantity_unusual" | "price_differs" | "total_over_limit" | "currency_differs")[];
            /** @description How many orders of the customer in this layout were approved unchanged in a row; 0: any number */
            trusted_run: number;
        };
        /** @description One mail with questions to the customer, and what became of it */
        AskedQuestions: {
            /**
             * Format: date-time
             * @description When
             */
            asked_at: string;
            /**
             * Format: date-time
             * @description Until when an answer is waited for
             */
            due_at: string;
            /**
             * @description In which language
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /** @description What was asked */
            questions: components["schemas"]["CustomerQuestion"][];
            /** @description To whom */
            recipient: string;
            /** @description Whether a reminder was sent */
            reminded: boolean;
            /** @description Counts the mails from 1 */
            round: number;
            /**
             * @description overdue: nobody answered in time; closed: the order was decided, or the customer was asked again
             * @enum {string}
             */
            state: "waiting" | "answered" | "overdue" | "closed";
            /** @description An answer came in which no value could be read: open the mail */
            unread: boolean;
        };
        /** @description One extraction as it was recorded, and what became of it */
        AuditedExtraction: {
            /**
             * Format: date-time
             * @description When it was recorded
             */
            at: string;
            /** @description 0 to 100 */
            confidence: number | null;
            /** @description null when nothing could be read */
            document_type: components["schemas"]["DocumentType"] | null;
            /** @description Everything that was read */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description What read it */
            extractor: components["schemas"]["Extractor"] | null;
            /** @description Of the mailbox; null for an upload */
            module: components["schemas"]["Module"] | null;
            /** @description The orders it became */
            orders: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
            }[];
            /**
             * @description What became of it
             * @enum {string}
             */
            outcome: "drafted" | "revised" | "duplicate" | "held" | "none" | "pending" | "failed";
            /** @description Why nothing could be read */
            reason: string | null;
            /** @description What was read */
            source: {
                /**
                 * Format: uuid
                 * @description Which
                 */
                id: string;
                /**
                 * @description A mail or an upload
                 * @enum {string}
                 */
                kind: "email" | "upload";
            };
            /** @description The same, for programs */
            why: components["schemas"]["Reason"] | null;
        };
        /** @description The policy by which orders are approved without a person, its bounds and its proof */
        AutoApproval: {
            /** @description The share of wrong orders that the company accepts */
            accepted_error_percent: string;
            /** @description At most so many automatic approvals a day */
            daily_count: number;
            /** @description At most this value a day, by currency */
            daily_value: {
                /** @description Decimal text */
                amount: string;
                /** @description ISO 4217 */
                currency: string;
            }[];
            /** @description How long an approval is announced before it is carried out */
            delay_minutes: number;
            /**
             * @description off: there are no rules; shadow: recorded, and nothing follows; on; suspended: by the service, too many orders were wrong
             * @enum {string}
             */
            mode: "off" | "shadow" | "on" | "suspended";
            /** @description Of the current version */
            proof: {
                /** @description The error rate that the company accepts */
                accepted_percent: string;
                /** @description The highest error rate that fits this: exact binomial bound (Clopper-Pearson), one-sided, 95 % */
                bound_percent: string;
                /** @description Whether the policy may be switched on */
                proven: boolean;
                /** @description Orders that the policy would have approved and a person approved unchanged */
                right: number;
                /** @description How many more right orders it needs before that while none is wrong */
                right_orders_needed: number;
                /** @description Orders that it would have approved, and that were corrected, rejected or refused */
                wrong: number;
            };
            /** @description The first one that an order is in the scope of decides */
            rules: components["schemas"]["ApprovalRule"][];
            /** @description One order in so many goes to a person all the same */
            sample_every: number;
            /** @description Orders count for the proof after so many days; one that is still undecided then counts as wrong */
            settling_days: number;
            /** @description Counts how often the rules changed; 0: never */
            version: number;
        };
        /** @description What the policy said of one order */
        AutoApprovalJudgement: {
            /** @description Whether it would approve */
            approves: boolean;
            /** @description Each demand with the fact that it was held against */
            checks: {
                /**
                 * @description What was demanded
                 * @enum {string}
                 */
                check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                /** @description Whether that is met */
                holds: boolean;
                /** @description What the policy demands */
                limit: string | null;
                /** @description What the order has */
                value: string | null;
            }[];
            /**
             * Format: date-time
             * @description When
             */
            judged_at: string;
            /** @description Whether the policy was on */
            live: boolean;
            /**
             * Format: uuid
             * @description The order
             */
            order: string;
            /** @description The rule that decided; null: none is for this order */
            rule: string | null;
            /** @description Whether the order goes to a person to check the policy */
            sampled: boolean;
            /** @description Of the policy */
            version: number;
        };
        /** @description What the policy would have done with the orders of a period */
        AutoApprovalSimulation: {
            /** @description What keeps most orders back */
            blockers: {
                /** @description How many of them meet everything else */
                alone: number;
                /**
                 * @description Which demand
                 * @enum {string}
                 */
                check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                /** @description How many orders do not meet it */
                orders: number;
            }[];
            /** @description The highest error rate that fits this, one-sided 95 % */
            bound_percent: number;
            /** @description Of these: corrected by a person */
            corrected: number;
            /** @description Wrong ones among those that people decided; null: none was decided */
            error_percent: number | null;
            /**
             * Format: date-time
             * @description Its beginning
             */
            from: string;
            /** @description Of these: cancelled because the customer asked for it */
            left_out: number;
            /** @description Of these: nobody has decided yet */
            open: number;
            /** @description Orders whose facts were recorded: those drafted since there was a policy */
            orders: number;
            /** @description Of these: approved and then refused by another system, or changed by reading the document again */
            refused: number;
            /** @description Of these: rejected, or cancelled without the customer asking for it */
            rejected: number;
            /** @description Of these: approved by a person as they were read */
            right: number;
            /**
             * Format: date-time
             * @description Its end, excluded
             */
            to: string;
            /** @description There are more orders than were looked at: the newest 20,000 were */
            truncated: boolean;
            /** @description Of these: approved by the policy */
            unchecked: number;
            /** @description Of the policy */
            version: number;
            /** @description Those that it would have approved */
            would_approve: number;
            /** @description Which were wrong, newest first, 100 at most */
            wrong_orders: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
                /**
                 * @description What was wrong
                 * @enum {string}
                 */
                verdict: "right" | "corrected" | "rejected" | "refused" | "open" | "unchecked" | "left_out";
            }[];
        };
        /** @description What became of one of them */
        BulkResult: {
            /** @description Why not; null when it is so now */
            code: ("order_decided" | "fields_missing" | "cancellation_waits" | "not_rejected" | "never_approved" | "no_revision_held" | "no_approval_planned" | "approval_released" | "asked_too_often" | "no_cancellation_waits" | "order_exists" | "po_number_taken" | "review_needed" | "revision_unknown" | "version_unknown" | "acknowledged_otherwise" | "asked_recently" | "not_failed" | "not_found" | "precondition_failed" | "invalid_request") | null;
            /** @description The same for a person */
            detail: string | null;
            /** @description Its version now, for If-Match; null when it was refused */
            etag: string | null;
            /**
             * Format: uuid
             * @description The order, the log entry, the document or the chat session
             */
            id: string;
            /** @description Whether it is so now */
            ok: boolean;
            /** @description What the same asked for this one alone answers */
            status: number;
        };
        /** @description What became of each of many */
        BulkResults: {
            /**
             * @description What was asked for
             * @enum {string}
             */
            action: "approve" | "undo_approval" | "reject" | "retry" | "assign";
            /** @description There are more than were taken at once: ask again */
            more: boolean;
            /** @description In the order in which they were asked for */
            results: components["schemas"]["BulkResult"][];
        };
        /** @description A record that is nearly what a document names: offered, never chosen */
        Candidate: {
            /** @description Its code */
            code: string | null;
            /**
             * Format: uuid
             * @description The record
             */
            id: string;
            /** @description Its name */
            name: string | null;
            /** @description 0 to 1 */
            similarity: number;
        };
        /** @description A user whose roles were changed */
        ChangedUser: {
            /** @description Keys that they made and that may now do less, or more, than before: no key may do more than its maker */
            affected_keys: components["schemas"]["AffectedKey"][];
            /** @description The address that they sign in with */
            email: string;
            /** @description When */
            ended_at: string | null;
            /**
             * Format: uuid
             * @description The user; histories and keys name them by it
             */
            id: string;
            /**
             * Format: date-time
             * @description When, the last time
             */
            invited_at: string;
            /** @description When they set their password */
            joined_at: string | null;
            /** @description When, the last time */
            last_sign_in_at: string | null;
            /** @description As they call themselves; null until somebody said */
            name: string | null;
            /** @description What they may do */
            roles: components["schemas"]["Role"][];
            /** @description They give a code of their phone, too */
            second_step: boolean;
            /**
             * @description invited: they have no password yet; ended: they do not come in any more
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description Where to look again: which records changed, and nothing of what is in them */
        Changes: {
            /** @description One for each kind */
            changes: {
                /** @description Which; null: many */
                ids: string[] | null;
                /** @description What kind: emails, sales_orders, review_queue, tasks, mailbox_polls and the like */
                model: string;
            }[];
            /** @description Too long ago: whatever is shown has to be read again */
            reset: boolean;
            /** @description To be given as since the next time */
            seq: number;
        };
        /**
         * @description What is added to an order, or taken off it
         * @enum {string}
         */
        ChargeType: "freight" | "packaging" | "service" | "discount" | "other";
        /** @description One thing that the assistant did */
        ChatAuditEntry: {
            /**
             * @description What
             * @enum {string}
             */
            action: "reply" | "retrieve" | "handover" | "refuse";
            /** @description Who did it, with its version */
            agent_id: string;
            /** @description Whose it is */
            company: string;
            /** @description Answered by it */
            completion_tokens: number;
            /** @description Always null: prices are not known here */
            cost_estimate: number | null;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
            /** @description Why it failed, or why nothing was answered */
            error_code: ("model_timeout" | "model_refused_key" | "model_busy" | "model_failed" | "answer_unreadable" | "answer_refused" | "parked" | "nothing_to_answer" | "opted_out" | "handover" | "channel_paused" | "limit" | "window_closed" | "superseded") | null;
            /**
             * Format: uuid
             * @description The entry
             */
            id: string;
            /** @description How long it took */
            latency_ms: number | null;
            /** @description Which message came of it */
            message: string | null;
            /** @description By which model */
            model: string | null;
            /**
             * @description How it ended
             * @enum {string}
             */
            outcome: "ok" | "no_answer" | "skipped" | "error";
            /** @description Given to it */
            prompt_tokens: number;
            /** @description Of its instructions */
            prompt_version: string | null;
            /** @description Whose it is */
            provider: string | null;
            /** @description In which conversation */
            session: string | null;
            /** @description Records it answered from */
            source_ids: string[];
            /** @description Both */
            total_tokens: number;
        };
        /** @description A company's number at the chat provider */
        ChatChannel: {
            /** @description Whether documents sent here become drafts */
            accept_orders: boolean;
            /** @description Whose it is */
            company: string;
            /**
             * Format: date-time
             * @description When it was set up
             */
            created_at: string;
            /** @description The number as people write it */
            display_phone_number: string | null;
            /** @description Always true: there is none without; it is never shown */
            has_access_token: boolean;
            /**
             * Format: uuid
             * @description The channel
             */
            id: string;
            /** @description For a person */
            name: string;
            /** @description The provider's id of the number */
            phone_number_id: string;
            /**
             * @description paused: the provider refuses its token or account; unconfirmed: it has not said yet that the token owns the number, until then no messages come
             * @enum {string}
             */
            state: "active" | "paused" | "unconfirmed";
            /** @description What the provider refuses; null: nothing */
            trouble: ("auth" | "account") | null;
            /** @description The provider's code of that */
            trouble_code: number | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
        };
        /** @description What the provider says of a number and its token */
        ChatChannelReport: {
            /**
             * @description What is wrong; OK: nothing
             * @enum {string}
             */
            code: "OK" | "AUTH_FAILED" | "NUMBER_UNKNOWN" | "UNREACHABLE" | "REFUSED";
            /** @description The number as people write it */
            display_phone_number: string | null;
            /** @description What a person can do */
            hint: string | null;
            /** @description How long the provider took */
            ms: number;
            /** @description Whether both are good */
            ok: boolean;
            /** @description The name that customers see */
            verified_name: string | null;
        };
        /** @description What the cleanup did, or would do */
        ChatCleanup: {
            /** @description Message texts removed */
            contents: number;
            /** @description Sessions closed */
            deactivated: number;
            /** @description true: nothing was changed */
            dry_run: boolean;
            /** @description Sessions it could not deal with */
            failed: number;
            /** @description Sessions removed */
            removed: number;
        };
        /** @description One message of a conversation */
        ChatMessage: {
            /**
             * Format: date-time
             * @description When it was received or written
             */
            created_at: string;
            /** @description When it arrived */
            delivered_at: string | null;
            /**
             * @description in: of the contact
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description The provider's code, of one that failed */
            error_code: number | null;
            /**
             * Format: uuid
             * @description The message
             */
            id: string;
            /** @description The file it came with */
            media: {
                /** @description As its sender called it */
                file_name: string | null;
            } | null;
            /** @description When it was read */
            read_at: string | null;
            /** @description The message it answers */
            reply_to: string | null;
            /** @description The orders that were made of it */
            sales_orders: {
                /**
                 * Format: uuid
                 * @description Which
                 */
                id: string;
                /** @description As people call it */
                reference: string;
            }[];
            /** @description When the provider took it */
            sent_at: string | null;
            /**
             * Format: uuid
             * @description Its conversation
             */
            session: string;
            /** @description What the assistant answered from */
            sources: {
                /** @description What kind of record */
                entity: string;
                /** @description Which */
                record_id: string;
                /** @description How near it was to the question */
                score: number;
            }[];
            /**
             * @description received, edited or revoked; of ours queued, sent, delivered, read, failed, unknown: nobody saw whether it was taken, or dropped: it was not to be said any more
             * @enum {string}
             */
            status: "received" | "edited" | "revoked" | "queued" | "sent" | "delivered" | "read" | "failed" | "unknown" | "dropped";
            /** @description null once its time to be kept is over, or without any */
            text: string | null;
            /**
             * @description What it is
             * @enum {string}
             */
            type: "text" | "image" | "document" | "audio" | "video" | "sticker" | "location" | "contacts" | "interactive" | "button" | "order" | "reaction" | "edit" | "revoke" | "system" | "unsupported";
            /** @description The provider's id */
            wamid: string | null;
            /** @description Who of us wrote it; null: the contact, or the assistant */
            written_by: string | null;
        };
        /** @description A conversation with one contact */
        ChatSession: {
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /**
             * Format: uuid
             * @description The channel
             */
            channel_id: string;
            /** @description Why */
            close_reason: ("idle" | "admin" | "stop" | "cleanup" | "full") | null;
            /** @description When it was closed */
            closed_at: string | null;
            /** @description Whose it is */
            company: string;
            /**
             * Format: uuid
             * @description Who writes
             */
            contact_id: string;
            /** @description As they call themselves */
            contact_name: string | null;
            /** @description With + and country code */
            contact_phone: string | null;
            /** @description The provider's id of who has no number */
            contact_user_id: string | null;
            /** @description Who they are, once a person confirmed it */
            customer: string | null;
            /** @description Why a person is needed; null: nobody is, or the reason is not known */
            handover_reason: ("cancels_unknown_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood") | null;
            /**
             * Format: uuid
             * @description The session
             */
            id: string;
            /** @description Of the contact */
            inbound_count: number;
            /** @description Whether it is open */
            is_active: boolean;
            /** @description What they write in */
            language: string | null;
            /**
             * Format: date-time
             * @description When something last happened
             */
            last_activity_at: string;
            /** @description When they last wrote */
            last_customer_message_at: string | null;
            /** @description How the last message begins */
            last_message_preview: string | null;
            /** @description Of both sides */
            message_count: number;
            /** @description Of the service */
            outbound_count: number;
            /** @description The provider's id of the channel's number */
            phone_number_id: string | null;
            /**
             * Format: date-time
             * @description When it was opened
             */
            started_at: string;
            /**
             * @description Who answers, or why nobody does
             * @enum {string}
             */
            state: "bot" | "handover" | "opted_out" | "closed";
            /** @description Messages since the last reply */
            unanswered_count: number;
            /** @description Since when a person was called and did not come; also after it ended by itself */
            waiting_since: string | null;
            /** @description Until when the provider lets answers through */
            window_expires_at: string | null;
            /** @description Whether it lets them through now */
            window_open: boolean;
        };
        /** @description What the chat did, in numbers */
        ChatStatistics: {
            /** @description Sessions that are open */
            active_sessions: number;
            /** @description The assistant */
            assistant: {
                /** @description On average */
                avg_latency_ms: number;
                /** @description Answered by the model */
                completion_tokens: number;
                /** @description Turns that failed */
                errors: number;
                /** @description Conversations it gave to a person */
                handovers: number;
                /** @description Questions it had no answer to */
                no_answer: number;
                /** @description Of the slowest twentieth of the newest 10,000 answers, the fastest */
                p95_latency_ms: number;
                /** @description Given to the model */
                prompt_tokens: number;
                /** @description Questions it does not answer */
                refused: number;
                /** @description Answers */
                replies: number;
                /** @description Answers that came too late to be sent */
                skipped_window_closed: number;
                /** @description Both */
                total_tokens: number;
            };
            /** @description What became of replies */
            delivery: {
                /** @description Arrived */
                delivered: number;
                /** @description 0 to 1: arrived, of those sent or refused */
                delivery_rate: number;
                /** @description Refused */
                failed: number;
                /** @description On their way */
                pending: number;
                /** @description Read */
                read: number;
                /** @description 0 to 1: read, of those that arrived */
                read_rate: number;
                /** @description Taken by the provider */
                sent: number;
            };
            /**
             * Format: date-time
             * @description When it was counted
             */
            generated_at: string;
            /** @description What it knows */
            knowledge: {
                /** @description How texts are compared */
                embedding: components["schemas"]["Embedding"];
                /** @description The end of the last run, or its beginning */
                last_sync_at: string | null;
                /** @description How it ended */
                last_sync_state: ("running" | "succeeded" | "failed" | "refused") | null;
                /** @description Records they are of */
                records: number;
                /** @description Pieces of text */
                vectors: number;
            };
            /** @description Pieces of text that the assistant can find */
            knowledge_vectors: number;
            /** @description Messages */
            messages: {
                /** @description How many of each type */
                by_type: {
                    /** @description Messages of the type audio */
                    audio?: number;
                    /** @description Messages of the type button */
                    button?: number;
                    /** @description Messages of the type contacts */
                    contacts?: number;
                    /** @description Messages of the type document */
                    document?: number;
                    /** @description Messages of the type edit */
                    edit?: number;
                    /** @description Messages of the type image */
                    image?: number;
                    /** @description Messages of the type interactive */
                    interactive?: number;
                    /** @description Messages of the type location */
                    location?: number;
                    /** @description Messages of the type order */
                    order?: number;
                    /** @description Messages of the type reaction */
                    reaction?: number;
                    /** @description Messages of the type revoke */
                    revoke?: number;
                    /** @description Messages of the type sticker */
                    sticker?: number;
                    /** @description Messages of the type system */
                    system?: number;
                    /** @description Messages of the type text */
                    text?: number;
                    /** @description Messages of the type unsupported */
                    unsupported?: number;
                    /** @description Messages of the type video */
                    video?: number;
                };
                /** @description Told again by the provider */
                duplicates_ignored: number;
                /** @description Of contacts */
                inbound: number;
                /** @description Of the service */
                outbound: number;
                /** @description Since midnight in UTC */
                today: number;
                /** @description All */
                total: number;
                /** @description Of a type that cannot be answered */
                unsupported: number;
            };
            /** @description What was asked for; null: all there is */
            period: {
                /** @description Included */
                from: string | null;
                /** @description Excluded */
                to: string | null;
            } | null;
            /** @description Conversations */
            sessions: {
                /** @description Open */
                active: number;
                /** @description Taken over by a person */
                handover: number;
                /** @description Closed */
                inactive: number;
                /** @description Since midnight in UTC */
                opened_today: number;
                /** @description Whose contact wants no answers */
                opted_out: number;
                /** @description All */
                total: number;
            };
            /** @description Messages of both sides */
            total_messages: number;
            /** @description Sessions */
            total_sessions: number;
        };
        /** @description What the company says of itself */
        CompanySettings: {
            /** @description Who is told when something is wrong */
            admin_emails: string[];
            /** @description Customers can be asked by mail about drafts that lack something */
            ask_customers: boolean;
            /** @description 1 to 60: days until an answer is due */
            ask_deadline_days: number;
            /** @description 0 to 59: days after which the customer is reminded once; 0: no reminder */
            ask_reminder_days: number;
            /** @description 30 to 3650: days after which entries of the security log are shown to nobody; null: as long as the installation keeps them */
            audit_data_days: number | null;
            /** @description The same for chats alone; null: as `personal_data_days` says */
            chat_data_days: number | null;
            /** @description Its id */
            company: string;
            /** @description ISO 4217: where a document names none */
            currency: string | null;
            /** @description 0 to 3600: seconds for which an approval can be undone; until then feed, webhooks and customers are told nothing of it */
            hand_over_delay: number;
            /** @description 1 to 730: a machine’s key that somebody from an identity provider made stops after so many days without them, until they are seen again */
            key_maker_days: number;
            /** @description A language model reads the documents of the company, where the installation has one configured */
            language_model: boolean;
            /** @description What the model may cost in a month (UTC), in whole units of the currency of `AI_PRICES`; null: as much as the installation allows */
            language_model_monthly_cost: number | null;
            /** @description With a document, the model is sent customers and products that it may mean (names, codes, tax numbers, addresses) and approved orders of the same customer: no contact persons, e-mail addresses or prices */
            language_model_records: boolean;
            /** @description Names, e-mail addresses and phone numbers of contact persons are replaced before a document is sent to the model, and no pictures are sent */
            language_model_redaction: boolean;
            /** @description BCP 47: how its numbers and dates are written */
            locale: string | null;
            /** @description The same for mails, documents and notifications alone; null: as `personal_data_days` says */
            mail_data_days: number | null;
            /** @description Customers are told by mail that their order was approved */
            mail_on_approval: boolean;
            /** @description Customers are told by mail that their order came in */
            mail_on_receipt: boolean;
            /** @description 0 to 100: of uploads, below it a person has to look */
            min_confidence_threshold: number;
            /** @description As it was registered */
            name: string;
            /** @description The same for orders and leads alone; null: as `personal_data_days` says */
            order_data_days: number | null;
            /** @description Its own domains, never taken for a customer */
            own_domains: string[];
            /** @description Its own names, never taken for a customer */
            own_names: string[];
            /** @description 30 to 3650: days after which what came in tells of nobody any more (mails, documents, orders, leads, chats), counted from the last event about them; null: for good */
            personal_data_days: number | null;
            /** @description What of an order a person has to look at */
            review_checks: components["schemas"]["ReviewChecks"];
            /** @description IANA: of the times in its mails */
            time_zone: string;
        };
        /** @description Why the confidence is what it is */
        ConfidenceReason: {
            /**
             * @description Stable
             * @enum {string}
             */
            code: "table_read" | "table_without_header" | "free_text_lines" | "cells_read" | "no_lines" | "embedded_data" | "rows_of_the_model" | "received_by_chat" | "arithmetic_holds" | "arithmetic_holds_partly" | "arithmetic_fails" | "arithmetic_fails_mostly" | "arithmetic_unknown" | "sum_printed" | "sum_differs" | "rows_not_read" | "quantity_derived" | "name_missing" | "price_missing" | "total_missing" | "missing_products" | "missing_customer_name" | "missing_customer_email" | "missing_delivery_date" | "missing_currency" | "missing_po_number" | "all_header_fields" | "not_an_order" | "type_assumed" | "type_disputed" | "date_ambiguous" | "number_ambiguous" | "columns_uncertain" | "sizes_summed" | "po_number_incomplete" | "encoding_uncertain" | "currency_uncertain" | "customer_uncertain" | "email_uncertain" | "po_number_uncertain" | "date_uncertain" | "total_uncertain" | "instructions_in_document" | "ocr" | "ocr_low" | "ocr_by_one_engine" | "truncated" | "pages_not_read" | "hidden_text" | "documents_agree" | "documents_differ" | "visible_text_confirms" | "visible_text_differs" | "not_grounded" | "not_seen_by_model" | "limit" | "calibrated" | "customer_name_agree" | "customer_name_differ" | "customer_name_rules_only" | "customer_name_model_only" | "customer_email_agree" | "customer_email_differ" | "customer_email_rules_only" | "customer_email_model_only" | "po_number_agree" | "po_number_differ" | "po_number_rules_only" | "po_number_model_only" | "delivery_date_agree" | "delivery_date_differ" | "delivery_date_rules_only" | "delivery_date_model_only" | "currency_agree" | "currency_differ" | "currency_rules_only" | "currency_model_only" | "total_agree" | "total_differ" | "total_rules_only" | "total_model_only" | "lines_agree" | "lines_differ" | "lines_rules_only" | "lines_model_only" | "model_refused" | "model_truncated" | "model_broken_answer" | "model_unauthorised" | "model_no_credit" | "model_unknown_model" | "model_bad_request" | "model_rate_limited" | "model_provider_failed" | "model_unreachable" | "model_timed_out" | "model_context_exceeded" | "model_prompt_cut" | "model_document_budget" | "model_daily_budget" | "model_monthly_budget" | "model_obeyed_document" | "other";
            /** @description In percentage points; negative when it lowers */
            effect: number;
        };
        /** @description How far a connection test has come */
        ConnectionProgress: {
            /** @description Fetching; null: not begun */
            imap: {
                /**
                 * @description The stage that is begun
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                /** @description Those that are over */
                steps: {
                    /** @description How long it took */
                    ms: number;
                    /**
                     * @description What was done
                     * @enum {string}
                     */
                    stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                }[];
            } | null;
            /** @description Sending; null: not begun */
            smtp: {
                /**
                 * @description The stage that is begun
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                /** @description Those that are over */
                steps: {
                    /** @description How long it took */
                    ms: number;
                    /**
                     * @description What was done
                     * @enum {string}
                     */
                    stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                }[];
            } | null;
        };
        /** @description How far a mailbox's servers can be reached */
        ConnectionReport: {
            /** @description Fetching */
            imap: components["schemas"]["ImapReport"];
            /** @description Whether both work */
            ok: boolean;
            /** @description Sending */
            smtp: components["schemas"]["SmtpReport"];
        };
        /** @description A new key, shown this once */
        CreatedApiKey: {
            /** @description When it ends by itself; null: a key from before keys did */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description The key
             */
            id: string;
            /** @description To be kept; it cannot be asked for again, and is null where a request is repeated with its Idempotency-Key */
            key: string | null;
            /** @description What it is for */
            name: string;
            /** @description What its bearer may do */
            roles: components["schemas"]["Role"][];
            /** @description What of that it is confined to; null: nothing less */
            scopes: components["schemas"]["Permission"][] | null;
            /** @description How it begins, to tell keys apart */
            start: string;
        };
        /** @description The order that a request made or touched */
        CreatedSalesOrder: {
            /** @description What may be done with it now, and why not the rest */
            actions: components["schemas"]["OrderAction"][];
            /** @description 0 to 100: as sure as it was read, less the effects of its findings; null when a person entered it */
            ai_confidence: number | null;
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /** @description Who is invoiced, when it is not the buyer */
            bill_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description The buyer */
            buyer: {
                /** @description Who to contact about the order */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
            } | null;
            /** @description The customer's wishes to cancel it */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description What people of the company wrote about it */
            comments: components["schemas"]["OrderComment"][];
            /** @description Whose it is */
            company: string;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description What people changed */
            corrections: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description What */
                changes: components["schemas"]["FieldChange"][];
            }[];
            /**
             * Format: date-time
             * @description When it was drafted
             */
            created_at: string;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description The customer it was matched to */
            customer: string | null;
            /** @description Customers that are nearly it */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description The address of who ordered */
            customer_email: string | null;
            /** @description What told who the customer is */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description Who ordered, as the document or the sender says */
            customer_name: string | null;
            /** @description What the customer was asked about it, first to last */
            customer_questions: components["schemas"]["AskedQuestions"][];
            /** @description The same with code and name */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description Approval, rejection or cancellation; null while it is a draft */
            decision: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description The version of the company's policy that approved it; null: a person decided */
                policy_version: number | null;
                /** @description Why it was rejected or cancelled */
                reason: string | null;
            } | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /**
             * @description A new draft, or what it meant for the order that was there
             * @enum {string}
             */
            disposition: "drafted" | "revised" | "duplicate" | "held";
            /** @description What asked for the same again */
            duplicates: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description What brought it */
                source: components["schemas"]["OrderSource"];
            }[];
            /** @description Where the fields of the head were read */
            evidence: components["schemas"]["HeaderEvidence"] | null;
            /** @description Its number in the system that it was handed over to */
            external_reference: string | null;
            /** @description Everything that was read; null when a person entered it */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description What the other system said of it */
            hand_overs: components["schemas"]["OrderHandOver"][];
            /**
             * Format: uuid
             * @description The order
             */
            id: string;
            /** @description Who ordered and is no customer yet */
            lead: string | null;
            /** @description What is ordered */
            lines: components["schemas"]["SalesOrderLine"][];
            /** @description What the lines come to: an order without a total is approved with it. null: the amount of a line is not known */
            lines_total: number | null;
            /** @description What it lacks before it can be approved; none once it is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description Whether the order may be delivered in parts */
            partial_delivery: ("allowed" | "not_allowed") | null;
            /** @description Payment terms */
            payment_terms: {
                /** @description Days for the early payment discount */
                discount_days: number | null;
                /** @description Early payment discount in percent */
                discount_percent: number | null;
                /** @description Days until payment is due */
                net_days: number | null;
                /** @description As printed */
                text: string | null;
            } | null;
            /** @description Its approval without a person; null where none is planned */
            planned_approval: {
                /**
                 * Format: date-time
                 * @description When it will be approved unless somebody stops it
                 */
                due_at: string;
                /** @description The version of the company's policy that approves it */
                policy_version: number;
            } | null;
            /** @description The customer's number of it */
            po_number: string | null;
            /** @description Its number in this service: SO-2026-000123 */
            reference: string;
            /** @description Numbers and references */
            references: {
                /** @description Cost centre, department or other reference of the buyer */
                buyer_reference: string | null;
                /** @description The framework contract */
                contract_number: string | null;
                /** @description The seller's own number, as the document gives it */
                our_order_number: string | null;
                /** @description The buyer's project */
                project: string | null;
                /** @description The quotation that is ordered */
                quotation_number: string | null;
            } | null;
            /** @description Until when its approval can be undone and nobody else is told of it; null: no approval waits */
            release_at: string | null;
            /** @description When delivery is wanted */
            requested_delivery: {
                /** @description First day */
                from: string | null;
                /** @description How the date was given */
                kind: ("day" | "period" | "week" | "asap") | null;
                /** @description Last day */
                until: string | null;
                /** @description Calendar week, such as 2026-W50 */
                week: string | null;
            } | null;
            /** @description Whether a person has to look */
            requires_review: boolean;
            /** @description The facts of those that have some */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Why, in the order in which one would look */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description What came later under the same number */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description Other orders under the same number of the customer's */
            same_po_number: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
                /** @description Where it stands */
                status: components["schemas"]["OrderStatus"];
            }[];
            /** @description The order that it was taken for a revision of, before a person said that it is one of its own */
            separated_from: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
            } | null;
            /** @description Where the goods go */
            ship_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description What it was made of */
            source: components["schemas"]["OrderSource"];
            /** @description The file it was read from */
            source_document: {
                /** @description As its sender called it */
                name: string;
                /** @description Of its bytes, hex */
                sha256: string;
                /** @description In bytes */
                size: number;
                /** @description What its magic bytes say: pdf, xlsx, … */
                type: string;
                /** @description Where it can be fetched; null when it was not kept */
                url: string | null;
            } | null;
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /** @description Below this confidence a person has to look */
            threshold: number;
            /** @description As the document says, in its currency */
            total: number | null;
            /** @description How the total is made up, as printed */
            totals: {
                /** @description Charges less discounts on the whole order, before tax */
                charges: number | null;
                /** @description Amount with tax */
                gross: number | null;
                /** @description Sum of the lines, before charges and tax */
                lines: number | null;
                /** @description Amount before tax */
                net: number | null;
                /** @description Tax per rate */
                tax: {
                    /** @description Tax */
                    amount: number | null;
                    /** @description Amount that is taxed */
                    base: number | null;
                    /** @description In percent */
                    rate: number | null;
                }[];
                /** @description All tax */
                tax_amount: number | null;
                /** @description What total is, as far as the amounts tell: before or with tax */
                total_is: ("net" | "gross") | null;
            } | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description How often it was approved: the newest version, which another system acknowledges */
            version: number;
            /** @description Since when it waits for a person; null while nobody has to do anything */
            waiting_since: string | null;
            /** @description From where it is delivered */
            warehouse: string | null;
            /** @description The same with code and name */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description Who orders */
        Customer: {
            /** @description Its postal addresses */
            addresses: components["schemas"]["Address"][];
            /** @description Other names that it orders under */
            aliases: string[];
            /** @description A person has to look at whatever it orders */
            blocked: boolean;
            /** @description Why */
            blocked_reason: string | null;
            /** @description Its number with the company */
            code: string | null;
            /** @description Whose customer it is */
            company: string;
            /** @description ISO 4217: what it orders in */
            currency: string | null;
            /** @description Domains of its addresses */
            domains: string[];
            /** @description Addresses that its people write from */
            emails: string[];
            /**
             * Format: uuid
             * @description The customer
             */
            id: string;
            /** @description As it is written on its orders */
            name: string;
            /** @description Its telephones */
            phones: string[];
            /** @description It gives one purchase order number to several orders: another document under a number is an order of its own */
            several_orders_per_number: boolean;
            /** @description With or without its country */
            tax_number: string | null;
        };
        /**
         * @description What told who the customer is
         * @enum {string}
         */
        CustomerMatch: "code" | "tax_number" | "email" | "phone" | "name" | "domain" | "similar_name" | "person";
        /** @description A question to the customer about a draft: a code and facts */
        CustomerQuestion: {
            /** @description The article as it was ordered */
            article: string | null;
            /** @description Products that the customer is offered, nearest first */
            candidates: {
                /** @description Its code */
                code: string;
                /** @description Its name */
                name: string;
                /**
                 * Format: uuid
                 * @description The product
                 */
                product: string;
            }[];
            /**
             * @description What is asked
             * @enum {string}
             */
            code: "delivery_date_missing" | "delivery_date_contradicts" | "ship_to_missing" | "article_unknown" | "price_differs";
            /** @description ISO 4217, of both prices */
            currency: string | null;
            /** @description ISO 8601, as it was ordered */
            delivery_date: string | null;
            /** @description Which line, from 1; null: the whole order */
            line: number | null;
            /** @description Of one unit, by the price list */
            listed_price: string | null;
            /** @description Names it in a request: its code, and the line where it is about one */
            name: string;
            /** @description ISO 8601: later than the delivery date */
            order_date: string | null;
            /** @description Of one unit, as it was ordered */
            price: string | null;
            /** @description Its quantity */
            qty: string | null;
            /** @description Its unit */
            unit: string | null;
        };
        /** @description The mail as it would be sent */
        CustomerQuestionPreview: {
            /**
             * @description In which language
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /** @description To whom */
            recipient: string;
            /** @description Its subject, with the token by which the answer is recognised */
            subject: string;
            /** @description Its text */
            text: string;
        };
        /** @description What can be asked about a draft */
        CustomerQuestions: {
            /**
             * @description The customer's language, as far as it is known
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /** @description Languages in which a mail can be written */
            languages: ("en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv")[];
            /** @description What the draft gives reason to ask */
            questions: components["schemas"]["CustomerQuestion"][];
            /** @description The addresses that may be asked, the usual one first */
            recipients: string[];
            /** @description Why nobody can be asked; null: the customer can be asked */
            refused: ("asking_is_off" | "dmarc_failed" | "no_recipient" | "no_sender" | "nothing_to_ask") | null;
        };
        /** @description What an uploaded document says */
        Document: {
            /** @description 0 to 100 */
            confidence: number;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description The customer it was matched to */
            customer: string | null;
            /** @description Customers that are nearly it */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description What told who the customer is */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /**
             * Format: uuid
             * @description The upload
             */
            document_id: string;
            /** @description As the reader judged it */
            document_type: components["schemas"]["DocumentType"];
            /** @description Where the fields of the head were read */
            evidence: components["schemas"]["HeaderEvidence"];
            /**
             * Format: date-time
             * @description Until when an order can be made of it
             */
            expires_at: string;
            /** @description What stands in the document */
            extracted_data: components["schemas"]["ExtractedData"];
            /** @description What read it */
            extractor: components["schemas"]["Extractor"];
            /** @description What the document does not say, and what an order of it would lack; lines count from 1 */
            missing_fields: (("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number") | components["schemas"]["MissingField"])[];
            /** @description A language model is still reading it: what is shown was found by the built-in readers, and may be completed in a minute */
            model_pending: boolean;
            /** @description As the file was called */
            name: string;
            /** @description More orders in the same document */
            others: components["schemas"]["ReadOrder"][];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Whether a person has to look at an order of it */
            requires_review: boolean;
            /** @description The facts of those that have some */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Why */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description In bytes */
            size: number;
            /** @description Below this confidence a person has to look */
            threshold: number;
            /** @description From where it would be delivered */
            warehouse: string | null;
            /** @description What a person should know */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description A layout of documents that is known again: where values stand in it, and nothing of what they are */
        DocumentLayout: {
            /**
             * Format: date-time
             * @description When
             */
            confirmed_at: string;
            /** @description Who confirmed that order */
            confirmed_by: string;
            /** @description Whose order taught it last; null: not known */
            customer: string | null;
            /** @description Fields whose place is known */
            fields: {
                /** @description true: it was read wrongly before somebody corrected it */
                corrected: boolean;
                /**
                 * @description Which field
                 * @enum {string}
                 */
                name: "customer_name" | "customer_email" | "po_number" | "order_date" | "delivery_date" | "total";
                /** @description Orders that agree since it was last corrected */
                times: number;
            }[];
            /**
             * Format: uuid
             * @description Which
             */
            id: string;
            /** @description What had been read wrongly in that order */
            last_corrected: ("customer_name" | "customer_email" | "po_number" | "order_date" | "delivery_date" | "total" | "lines")[];
            /**
             * Format: uuid
             * @description The order that taught it last
             */
            last_order: string;
            /**
             * Format: date-time
             * @description When it was first learned
             */
            learned_at: string;
            /** @description true: another way to read its table was learned */
            lines_corrected: boolean;
            /** @description Orders by which people confirmed it */
            orders: number;
        };
        /**
         * @description What kind of document it is
         * @enum {string}
         */
        DocumentType: "order" | "order_change" | "order_cancellation" | "order_response" | "quotation" | "invoice" | "delivery_note" | "receipt" | "other";
        /** @description What became of one mail */
        EmailLog: {
            /** @description 0 to 100; null while nothing was read */
            ai_confidence: number | null;
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /** @description Everything that was attached, also what was left alone */
            attachment_count: number;
            /** @description Whose it is */
            company: string;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description Where the mail lies */
            copies: {
                /** @description Its folder */
                folder: string;
                /**
                 * Format: uuid
                 * @description The mailbox
                 */
                mailbox_id: string;
                /** @description Its UID there */
                uid: number;
            }[];
            /** @description What was found in it */
            document_types: components["schemas"]["DocumentType"][];
            /**
             * Format: uuid
             * @description The mailbox
             */
            email_config: string;
            /** @description The address of the sender */
            email_from: string;
            /** @description As it was written */
            email_subject: string;
            /** @description The same, for programs; null when it did not */
            error: components["schemas"]["Reason"] | null;
            /** @description The cause of that, stable */
            error_code: ("network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal") | null;
            /** @description Why the last attempt failed; empty when it did not */
            error_message: string;
            /** @description Since when its tries fail, of a mail that is tried again by itself */
            failing_since: string | null;
            /** @description How its forwarding ended; null where it was not forwarded */
            forwarded: components["schemas"]["NotificationEnd"] | null;
            /**
             * Format: uuid
             * @description The entry
             */
            id: string;
            /** @description What it is instead of an order; null where it is one, or is still to be read */
            kind: components["schemas"]["MailKind"] | null;
            /** @description Of the mailbox */
            module: components["schemas"]["Module"];
            /** @description When it is tried again by itself */
            next_attempt_at: string | null;
            /** @description Why it became no order; null where it did, or is still to be read */
            no_order: ("failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off") | null;
            /** @description What a person should know: a sentence, or the words of who settled it */
            note: string | null;
            /** @description What `note` says, for programs; null where a person wrote it */
            noted: components["schemas"]["EmailNote"] | null;
            /** @description What became of the notification; null while it is due */
            notification: components["schemas"]["NotificationEnd"] | null;
            /** @description When its outcome was recorded; null while it is PENDING */
            outcome_at: string | null;
            /**
             * Format: date-time
             * @description When the entry was made
             */
            processed_at: string;
            /**
             * Format: date-time
             * @description When the mail server took it
             */
            received_at: string;
            /** @description Whether a person has to look */
            requires_review: boolean;
            /** @description Why a person has to look */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description The first order it became */
            sales_order: string | null;
            /** @description The same with their numbers */
            sales_order_records: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number in this service */
                reference: string;
            }[];
            /** @description Every order it became, or repeated */
            sales_orders: string[];
            /** @description Who has seen the question or complaint; null while nobody has, and for other mail */
            seen: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
            } | null;
            /** @description What the receiving server found out about the sender; null: nothing that can be believed */
            sender_checks: {
                /** @description The server that says so */
                by: string;
                /** @description The same of DKIM */
                dkim: string | null;
                /** @description The result of DMARC, in the words of RFC 8601: pass, fail, none */
                dmarc: string;
                /** @description The same of SPF */
                spf: string | null;
            } | null;
            /** @description How a person has seen to it */
            settled: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /**
                 * @description Dismissed, linked to an order, or replaced by a file that became one
                 * @enum {string}
                 */
                how: "dismissed" | "linked" | "replaced";
                /** @description Why it was dismissed */
                reason: string | null;
            } | null;
            /** @description How the mail is signed; the signature is not verified */
            signed: ("smime" | "pgp") | null;
            /** @description Parts that were left alone */
            skipped: {
                /** @description Of the part */
                name: string;
                /** @description A sentence for a person */
                reason: string;
                /** @description The same, for programs */
                why: components["schemas"]["Reason"];
            }[];
            /** @description Where it stands */
            status: components["schemas"]["EmailStatus"];
            /** @description Since when it waits for a person, where no order does in its place */
            waiting_since: string | null;
        };
        /** @description What was noted of a mail */
        EmailNote: {
            /**
             * @description Stable
             * @enum {string}
             */
            code: "delivery_report" | "automatic_reply" | "own_notification" | "encrypted" | "no_attachments" | "nothing_to_process" | "no_order_in_it" | "drafting_is_off" | "changes_unknown_order" | "same_order_again" | "cancels_unknown_order" | "cancellation_wished" | "cancels_what_is_over" | "answer_of_other_address" | "answer_to_questions" | "other";
            /** @description What it is about, by the names of the code; without any where only the sentence is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description Of each part that was left alone, why */
            why: components["schemas"]["Reason"][];
        };
        /**
         * @description Where it stands
         * @enum {string}
         */
        EmailStatus: "PENDING" | "SUCCESS" | "FAILED";
        /** @description How texts are compared */
        Embedding: {
            /** @description Numbers for each text */
            dims: number;
            /** @description By which model */
            model: string;
            /** @description Who computes it */
            provider: string;
            /** @description false: by words alone */
            semantic: boolean;
        };
        /** @description What of somebody was ended */
        EndedAccess: {
            /** @description Keys that they had made */
            keys: number;
            /** @description Browsers that were signed in */
            sessions: number;
        };
        /** @description What of a person was made unreadable */
        Erasure: {
            /** @description false: some lists show the old text a moment longer */
            complete: boolean;
            /** @description How many of each */
            erased: {
                /** @description Contacts on chat */
                chat_contacts: number;
                /** @description Customers with their address */
                customers: number;
                /** @description Log entries of their mails */
                email_logs: number;
                /** @description Documents that were removed */
                files: number;
                /** @description Keys that were destroyed */
                keys: number;
                /** @description Leads */
                leads: number;
                /** @description Orders that carry their address */
                sales_orders: number;
            };
        };
        /** @description What an erasure of a person would reach now; nothing is changed */
        ErasurePreview: {
            /** @description How many of each */
            found: {
                /** @description Contacts on chat */
                chat_contacts: number;
                /** @description Customers with their address */
                customers: number;
                /** @description Log entries of their mails */
                email_logs: number;
                /** @description Leads */
                leads: number;
                /** @description Orders that carry their address */
                sales_orders: number;
                /** @description Those of them that name nobody else: they lose their names, too */
                sole_customers: number;
            };
        };
        /** @description What stands in the way of a request */
        ExistingResource: {
            /** @description Its version, for If-Match */
            etag: string | null;
            /**
             * Format: uuid
             * @description Which
             */
            id: string;
            /** @description What people call it */
            reference: string;
        };
        /** @description What stands in the document */
        ExtractedData: {
            /** @description Freight, packaging, services and discounts on the whole */
            charges: components["schemas"]["ReadCharge"][];
            /** @description ISO 4217 */
            currency: string | null;
            /** @description Their number with the seller */
            customer_code: string | null;
            /** @description Their address */
            customer_email: string | null;
            /** @description Who orders */
            customer_name: string | null;
            /** @description Their telephone */
            customer_phone: string | null;
            /** @description Their tax number */
            customer_tax_number: string | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description The customer's number of the order */
            po_number: string | null;
            /** @description The lines */
            products: components["schemas"]["ReadProduct"][];
            /** @description As the document says, in its currency */
            total: number | null;
        };
        /** @description Everything that reading a document gave, as it was recorded */
        Extraction: {
            /** @description Freight, packaging, services and discounts on the whole; missing where there are none */
            charges?: {
                /** @description What it adds; negative where it takes something off */
                amount: components["schemas"]["ReadField"];
                /** @description As it is called */
                name: components["schemas"]["ReadField"];
                /**
                 * @description What kind it is
                 * @enum {string}
                 */
                type: "freight" | "packaging" | "service" | "discount" | "other";
            }[];
            /** @description 0 to 100 */
            confidence: number;
            /** @description As the reader judged it */
            documentType: components["schemas"]["DocumentType"];
            /** @description What read it */
            extractor: components["schemas"]["Extractor"];
            /** @description The head */
            fields: components["schemas"]["HeaderEvidence"];
            /** @description What was read */
            files: {
                /** @description As its sender called it */
                name: string;
                /** @description Of its bytes, hex */
                sha256: string;
                /** @description In bytes */
                size: number;
                /** @description What its magic bytes say: pdf, xlsx, … */
                type: string;
            }[];
            /** @description The layout by which it was known again; missing where it was not */
            layout?: {
                /**
                 * Format: uuid
                 * @description Which
                 */
                id: string;
                /** @description Orders by which people confirmed it */
                orders: number;
            };
            /** @description The articles, as they follow each other */
            lines: components["schemas"]["LineEvidence"][];
            /** @description Required fields that could not be read */
            missingFields: ("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number")[];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Milliseconds by step */
            timings: {
                [key: string]: number;
            };
            /** @description What a person should know */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description What read the document */
        Extractor: {
            /** @description What the model was given */
            inputTokens?: number;
            /** @description Where a model helped */
            model?: string;
            /** @description rules, or a model beside them */
            name: string;
            /** @description What the model answered */
            outputTokens?: number;
            /** @description Of the rules or the prompt */
            version: string;
        };
        /**
         * @description What is wrong with a field, for programs: stable
         * @enum {string}
         */
        FaultCode: "invalid" | "required" | "unknown_field" | "read_only" | "not_an_object" | "not_a_list" | "too_many" | "not_text" | "blank" | "too_long" | "not_printable" | "not_a_choice" | "not_a_boolean" | "not_an_integer" | "out_of_range" | "not_a_percentage" | "not_a_decimal" | "too_large" | "too_many_decimals" | "not_a_uuid" | "not_digits" | "not_an_email_address" | "not_a_phone" | "not_a_host_name" | "not_a_port" | "not_a_target_folder" | "watched_mailbox" | "recipient_not_allowed" | "not_a_moment" | "not_a_time" | "not_a_date" | "not_a_day" | "not_a_time_zone" | "not_a_locale" | "not_a_currency" | "not_a_country" | "not_an_ean" | "bad_cursor" | "does_not_apply" | "not_a_url" | "not_https" | "holds_credentials" | "not_a_key_file" | "not_a_certificate" | "unknown_reference" | "code_is_fixed" | "module_taken" | "host_not_allowed" | "port_not_allowed" | "host_lookup_failed" | "order_exists" | "po_number_taken" | "no_such_line" | "no_such_order" | "two_sources" | "nothing_given" | "contradiction" | "too_short" | "too_simple" | "password_wrong" | "code_wrong" | "already_a_user";
        /** @description What happened to an order, and the order as it stood then */
        FeedEntry: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Who is invoiced, when it is not the buyer */
            bill_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description The buyer */
            buyer: {
                /** @description Who to contact about the order */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
            } | null;
            /** @description Who did it */
            by: string;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description The customer */
            customer: string | null;
            /** @description Its code */
            customer_code: string | null;
            /** @description The address of who ordered */
            customer_email: string | null;
            /** @description Its name */
            customer_name: string | null;
            /** @description Its tax number */
            customer_tax_number: string | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /** @description The number under which the other system acknowledged an earlier version */
            external_reference: string | null;
            /**
             * Format: uuid
             * @description The entry: what after takes, and webhook-id without msg_
             */
            id: string;
            /** @description What is ordered */
            lines: components["schemas"]["FeedLine"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description Whether the order may be delivered in parts */
            partial_delivery: ("allowed" | "not_allowed") | null;
            /** @description Payment terms */
            payment_terms: {
                /** @description Days for the early payment discount */
                discount_days: number | null;
                /** @description Early payment discount in percent */
                discount_percent: number | null;
                /** @description Days until payment is due */
                net_days: number | null;
                /** @description As printed */
                text: string | null;
            } | null;
            /** @description The customer's number of it */
            po_number: string | null;
            /** @description Why it is not wanted any more */
            reason: string | null;
            /** @description Its number in this service */
            reference: string;
            /** @description Numbers and references */
            references: {
                /** @description Cost centre, department or other reference of the buyer */
                buyer_reference: string | null;
                /** @description The framework contract */
                contract_number: string | null;
                /** @description The seller's own number, as the document gives it */
                our_order_number: string | null;
                /** @description The buyer's project */
                project: string | null;
                /** @description The quotation that is ordered */
                quotation_number: string | null;
            } | null;
            /** @description When delivery is wanted */
            requested_delivery: {
                /** @description First day */
                from: string | null;
                /** @description How the date was given */
                kind: ("day" | "period" | "week" | "asap") | null;
                /** @description Last day */
                until: string | null;
                /** @description Calendar week, such as 2026-W50 */
                week: string | null;
            } | null;
            /**
             * Format: uuid
             * @description The order
             */
            sales_order: string;
            /** @description Where the goods go */
            ship_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description What it was made of */
            source: {
                /** @description Which */
                id: string;
                /**
                 * @description A mail, an upload, a request or a chat message
                 * @enum {string}
                 */
                kind: "email" | "upload" | "api" | "chat";
            };
            /** @description In its currency */
            total: number | null;
            /** @description How the total is made up, as printed */
            totals: {
                /** @description Charges less discounts on the whole order, before tax */
                charges: number | null;
                /** @description Amount with tax */
                gross: number | null;
                /** @description Sum of the lines, before charges and tax */
                lines: number | null;
                /** @description Amount before tax */
                net: number | null;
                /** @description Tax per rate */
                tax: {
                    /** @description Tax */
                    amount: number | null;
                    /** @description Amount that is taxed */
                    base: number | null;
                    /** @description In percent */
                    rate: number | null;
                }[];
                /** @description All tax */
                tax_amount: number | null;
                /** @description What total is, as far as the amounts tell: before or with tax */
                total_is: ("net" | "gross") | null;
            } | null;
            /** @description What happened */
            type: components["schemas"]["AnnouncementType"];
            /** @description How often the order had been approved by then */
            version: number;
            /** @description From where it is delivered */
            warehouse: string | null;
            /** @description Its code */
            warehouse_code: string | null;
            /** @description Its name */
            warehouse_name: string | null;
        };
        /** @description One line of an order, for another system */
        FeedLine: {
            /** @description Of the line; negative where it takes something off */
            amount: number | null;
            /** @description The buyer's item number */
            buyer_item_id: string | null;
            /** @description Of a charge: its kind */
            charge: components["schemas"]["ChargeType"] | null;
            /** @description The article number that the customer gave */
            code: string | null;
            /** @description Parts, when the line is delivered on several days */
            deliveries: {
                /** @description When */
                day: string | null;
                /** @description How many */
                quantity: number | null;
            }[];
            /** @description As the document gives it */
            discount: number | null;
            /** @description What discount is */
            discount_kind: ("percent" | "amount") | null;
            /** @description Its GTIN */
            ean: string | null;
            /** @description Global Trade Item Number */
            gtin: string | null;
            /**
             * @description An article, or freight, packaging, a service, a discount: without a product
             * @enum {string}
             */
            kind: "product" | "charge";
            /** @description Counted from 1 */
            line: number;
            /** @description Amount of the line after its discount, before tax */
            line_net: number | null;
            /** @description The manufacturer's item number */
            manufacturer_item_id: string | null;
            /** @description As it was ordered */
            name: string | null;
            /** @description Remark on the line */
            note: string | null;
            /** @description The customer's own number of the line */
            position: string | null;
            /** @description Of one unit */
            price: number | null;
            /** @description The quantity that the printed price was for; price is always for one */
            price_base_quantity: number | null;
            /** @description The product */
            product: string | null;
            /** @description Its code */
            product_code: string | null;
            /** @description Its name */
            product_name: string | null;
            /** @description How many */
            qty: number | null;
            /** @description When the line is wanted */
            requested_delivery: {
                /** @description First day */
                from: string | null;
                /** @description How the date was given */
                kind: ("day" | "period" | "week" | "asap") | null;
                /** @description Last day */
                until: string | null;
                /** @description Calendar week, such as 2026-W50 */
                week: string | null;
            } | null;
            /** @description The seller's item number */
            seller_item_id: string | null;
            /** @description Tax rate in percent */
            tax_rate: number | null;
            /** @description As it was written */
            unit: string | null;
            /** @description Unit of measure, UN/ECE Recommendation 20 */
            unit_code: string | null;
        };
        /** @description Files of an order, fetched again from the mailbox */
        FetchedEvidence: {
            /**
             * Format: date-time
             * @description Until when they are at hand
             */
            expires_at: string;
            /** @description Each of them */
            files: {
                /** @description Whether it is at hand now, the same as it was when it was read */
                fetched: boolean;
                /** @description Its number among the files of the extraction */
                file: number;
            }[];
        };
        /** @description Instructions that were quoted from a mail */
        FetchedInstructions: {
            /**
             * Format: date-time
             * @description Until when they can be read
             */
            expires_at: string;
            /** @description How many */
            found: number;
        };
        /** @description One field that changed */
        FieldChange: {
            /** @description null: there is none */
            after: string | null;
            /** @description null: there was none */
            before: string | null;
            /** @description po_number, lines.2.qty, or lines.3 for a line that came or went */
            field: string;
        };
        /** @description What is wrong with one field */
        FieldFault: {
            /** @description What, for programs */
            code: components["schemas"]["FaultCode"];
            /** @description Which: imap_port, lines.2.qty; empty: the body */
            field: string;
            /** @description A sentence for a person, beginning with the field */
            message: string;
        };
        /** @description The pages of a file, in the coordinates of the boxes of what was read on them */
        FilePages: {
            /** @description Whether its pages can be had now; if not, POST …/evidence/ fetches it */
            at_hand: boolean;
            /** @description Its number among the files of the extraction, from 0 */
            file: number;
            /** @description Its name */
            name: string;
            /** @description Each of them; null: not at hand, or a file without pages */
            pages: {
                /** @description In points */
                height: number;
                /** @description From 1 */
                number: number;
                /** @description In points; boxes count from the upper left corner */
                width: number;
            }[] | null;
            /** @description What its content says it is: pdf, png, xlsx … */
            type: string;
        };
        /** @description Where the fields of the head were read, by their names; of a group by both names, as in ship_to_city */
        HeaderEvidence: {
            /** @description Evidence of currency; missing where nothing was read */
            currency?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_code; missing where nothing was read */
            customer_code?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_email; missing where nothing was read */
            customer_email?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_name; missing where nothing was read */
            customer_name?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_phone; missing where nothing was read */
            customer_phone?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_tax_number; missing where nothing was read */
            customer_tax_number?: components["schemas"]["ReadField"];
            /** @description Evidence of delivery_date; missing where nothing was read */
            delivery_date?: components["schemas"]["ReadField"];
            /** @description Evidence of order_date; missing where nothing was read */
            order_date?: components["schemas"]["ReadField"];
            /** @description Evidence of po_number; missing where nothing was read */
            po_number?: components["schemas"]["ReadField"];
            /** @description Evidence of total; missing where nothing was read */
            total?: components["schemas"]["ReadField"];
        } & {
            [key: string]: components["schemas"]["ReadField"];
        };
        /** @description One thing that happened */
        HistoryEntry: {
            /** @description The same for a program: user:… or system:… */
            actor: string;
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Field by field */
            changes: components["schemas"]["FieldChange"][];
            /**
             * @description Its type; Unknown: one of another version
             * @enum {string}
             */
            event: "EmailReceived" | "EmailCopySeen" | "ExtractionCompleted" | "ExtractionFailed" | "EmailProcessed" | "EmailGivenUp" | "RetryRequested" | "EmailSettled" | "EmailAssigned" | "EmailSeen" | "EmailForwarded" | "EmailMoved" | "EmailSetAside" | "NotificationAttempted" | "NotificationSent" | "NotificationFailed" | "NotificationAmbiguous" | "NotificationRequested" | "NotificationNotWanted" | "OrderDrafted" | "OrderRevised" | "OrderRevisionHeld" | "OrderRepeated" | "OrderCorrected" | "OrderMatched" | "OrderApproved" | "OrderApprovalPlanned" | "OrderApprovalStopped" | "OrderReleased" | "OrderApprovalUndone" | "OrderRejected" | "OrderCancelled" | "OrderReopened" | "OrderHandedOver" | "OrderHandOverRefused" | "OrderRevisionApplied" | "OrderRevisionDismissed" | "OrderRevisionSeparated" | "OrderCancellationRequested" | "OrderCancellationDismissed" | "OrderQuestionsAsked" | "OrderQuestionsReminded" | "OrderQuestionsOverdue" | "OrderQuestionsAnswered" | "OrderAssigned" | "OrderCommented" | "PurchaseOrderClaimed" | "PurchaseOrderShared" | "MailboxConfigured" | "MailboxChanged" | "MailboxRemoved" | "MailboxConditionChanged" | "DocumentUploaded" | "DocumentExtracted" | "DocumentRefused" | "DocumentDismissed" | "DocumentAssigned" | "LeadCaptured" | "LeadConverted" | "LeadDismissed" | "Unknown";
            /**
             * Format: uuid
             * @description The event
             */
            id: string;
            /** @description The records that it came from or led to */
            links: {
                /**
                 * Format: uuid
                 * @description Which
                 */
                id: string;
                /**
                 * @description What it is
                 * @enum {string}
                 */
                kind: "email" | "document" | "order";
                /** @description As people call it, where that is known */
                name: string | null;
            }[];
            /** @description What the ids among the changes are called: customers, products, warehouses */
            records: components["schemas"]["RecordReference"][];
            /** @description Its place in what happened */
            revision: number;
            /** @description What happened, for a person, in the language of Accept-Language (en, de) */
            sentence: string;
            /** @description Who did it, for a person: their name */
            who: string;
            /** @description What it belongs to */
            why: {
                /** @description What caused it */
                causation_id: string;
                /** @description What it was part of */
                command_id: string;
                /** @description Shared by everything that one request caused */
                correlation_id: string;
            };
        };
        /** @description How far the IMAP server can be reached */
        ImapReport: {
            /** @description What the server offers */
            capabilities: string[];
            /** @description Why it ended there; null when everything works */
            code: ("TOKEN_SECRET_UNREADABLE" | "TOKEN_SECRET_WRONG" | "TOKEN_SECRET_EXPIRED" | "TOKEN_TENANT_UNKNOWN" | "TOKEN_APPLICATION_UNKNOWN" | "TOKEN_CONSENT_MISSING" | "TOKEN_SCOPE_REFUSED" | "TOKEN_MAILBOX_REFUSED" | "TOKEN_CLOCK_WRONG" | "TOKEN_URL_NOT_ALLOWED" | "TOKEN_REFUSED" | "TOKEN_SERVER_UNREACHABLE" | "TOKEN_ANSWER_INVALID" | "PORT_NOT_ALLOWED" | "HOST_NOT_ALLOWED" | "HOST_LOOKUP_FAILED" | "UNREACHABLE" | "NO_GREETING" | "NOT_A_MAIL_SERVER" | "SERVER_BUSY" | "SERVER_REFUSES" | "STARTTLS_MISSING" | "TLS_NOT_SPOKEN" | "TLS_TOO_OLD" | "TLS_FAILED" | "TLS_SELF_SIGNED" | "TLS_UNKNOWN_ISSUER" | "TLS_NAME_MISMATCH" | "TLS_EXPIRED" | "TLS_NOT_YET_VALID" | "AUTH_NOT_OFFERED" | "AUTH_FAILED" | "LOGIN_REFUSED" | "MAILBOX_ACCESS_MISSING" | "IMAP_DISABLED" | "SMTP_AUTH_DISABLED" | "PASSWORD_GONE" | "FOLDER_INVALID" | "FOLDER_MISSING" | "INBOX_UNAVAILABLE" | "SERVER_MISBEHAVES") | null;
            /** @description What to do */
            hint: string | null;
            /** @description A sentence for a person */
            message: string | null;
            /** @description How mails would be moved */
            move_strategy: ("move" | "copy_and_expunge" | "copy_and_keyword" | "copy_and_seen") | null;
            /** @description Whether everything works */
            ok: boolean;
            /** @description Where mails would go */
            processed_folder: {
                /** @description Whether it is there */
                exists: boolean;
                /** @description As it is configured */
                name: string;
                /** @description As the server calls it */
                path: string;
                /** @description Whether the first mail that is moved makes it */
                will_be_created: boolean;
            } | null;
            /**
             * @description The last stage that was begun
             * @enum {string}
             */
            stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            /** @description Stage by stage */
            steps: {
                /** @description How long it took */
                ms: number;
                /**
                 * @description What was done
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            }[];
            /** @description Such as TLSv1.3; null without TLS */
            tls_version: string | null;
            /** @description Whether the same may work in a while */
            transient: boolean;
            /** @description Unread mails in them */
            unread_count: number | null;
            /** @description Of them those that would be taken in */
            unread_to_process_count: number | null;
            /** @description The folders whose mails are processed, as the server names them */
            watched_folders: string[] | null;
        };
        /** @description One row that changes something, or is wrong */
        ImportDetail: {
            /**
             * @description What becomes of it
             * @enum {string}
             */
            action: "create" | "none";
            /** @description Its code or name */
            label: string;
            /** @description As spreadsheets count: the header is 1 */
            row: number;
        } | {
            /**
             * @description What becomes of it
             * @enum {string}
             */
            action: "change";
            /** @description Field by field */
            changes: {
                /** @description Missing for what tells who a person is */
                after?: (string | null) | boolean | string[];
                /** @description Missing for what tells who a person is */
                before?: (string | null) | boolean | string[];
                /** @description Which */
                field: string;
            }[];
            /** @description Its code or name */
            label: string;
            /** @description As spreadsheets count: the header is 1 */
            row: number;
        } | {
            /**
             * @description What becomes of it
             * @enum {string}
             */
            action: "invalid";
            /** @description Everything that is wrong with it */
            faults: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "invalid" | "required" | "unknown_field" | "read_only" | "not_an_object" | "not_a_list" | "too_many" | "not_text" | "blank" | "too_long" | "not_printable" | "not_a_choice" | "not_a_boolean" | "not_an_integer" | "out_of_range" | "not_a_percentage" | "not_a_decimal" | "too_large" | "too_many_decimals" | "not_a_uuid" | "not_digits" | "not_an_email_address" | "not_a_phone" | "not_a_host_name" | "not_a_port" | "not_a_target_folder" | "watched_mailbox" | "recipient_not_allowed" | "not_a_moment" | "not_a_time" | "not_a_date" | "not_a_day" | "not_a_time_zone" | "not_a_locale" | "not_a_currency" | "not_a_country" | "not_an_ean" | "bad_cursor" | "does_not_apply" | "not_a_url" | "not_https" | "holds_credentials" | "not_a_key_file" | "not_a_certificate" | "ambiguous_amount" | "ambiguous_day" | "repeated" | "unknown_reference";
                /** @description Which */
                field: string;
                /** @description Missing for what tells who a person is */
                message?: string;
            }[];
            /** @description Its code or name */
            label: string;
            /** @description As spreadsheets count: the header is 1 */
            row: number;
        };
        /** @description What an import did, or would do */
        ImportReport: {
            /** @description Records that changed */
            changed: number;
            /** @description The fields that a column can be */
            column_choices?: string[];
            /** @description Of the file, in their order; missing in results of earlier releases */
            columns?: {
                /** @description The field that it is read as */
                field: string | null;
                /** @description As the file has it */
                header: string;
                /** @description The field that it probably is, where it is read as none */
                suggested: string | null;
            }[];
            /**
             * @description By what the fields are known: columns, an earlier choice, or the headers
             * @enum {string}
             */
            columns_by?: "chosen" | "saved" | "names";
            /** @description New records */
            created: number;
            /** @description The first rows that are wrong or change something */
            details: components["schemas"]["ImportDetail"][];
            /** @description How many more there are */
            details_left_out: number;
            /** @description true: nothing was changed */
            dry_run: boolean;
            /** @description Headers that mean no field */
            ignored_columns: string[];
            /** @description Rows that were left out */
            invalid: number;
            /** @description Required fields without a column; a dry run looks at no rows then */
            missing_columns?: string[];
            /** @description Without the header */
            rows: number;
            /** @description Rows that say what is known */
            unchanged: number;
        };
        /** @description Whom an invitation is for */
        Invitation: {
            /** @description The company that invites */
            company: string;
            /** @description The address to sign in with */
            email: string;
            /** @description As whoever invited called them; may be empty */
            name: string;
            /** @description Their roles */
            roles: string[];
        };
        /** @description Somebody who was invited */
        InvitedUser: {
            /** @description The invitation is on its way by mail */
            by_mail: boolean;
            /** @description The address that they sign in with */
            email: string;
            /**
             * Format: uuid
             * @description The user; histories and keys name them by it
             */
            id: string;
            /** @description To be handed over where no mail can be sent: no mailbox is active, or PUBLIC_URL is not set. Good for seven days, shown this once. Someone who already signs in with this address at another company must sign in there before they open it */
            invitation_link: string | null;
            /** @description As they call themselves; null until somebody said */
            name: string | null;
            /** @description What they may do */
            roles: components["schemas"]["Role"][];
            /**
             * @description invited: they have no password yet; ended: they do not come in any more
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description What the assistant knows, and the last runs */
        Knowledge: {
            /** @description How texts are compared */
            embedding: components["schemas"]["Embedding"];
            /** @description How many of each kind of record */
            entities: {
                /** @description Records of the kind order */
                order?: number;
                /** @description Records of the kind product */
                product?: number;
                /** @description Records of the kind text */
                text?: number;
            };
            /** @description Records they are of */
            records: number;
            /** @description Newest first */
            runs: components["schemas"]["KnowledgeRun"][];
            /** @description Pieces of text */
            vectors: number;
            /**
             * @description What looks them up
             * @enum {string}
             */
            vectors_searched_by: "process" | "pgvector";
        };
        /** @description One run that brought records into what the assistant knows */
        KnowledgeRun: {
            /** @description New records */
            added: number;
            /** @description Records that are gone */
            deleted: number;
            /** @description Why it failed */
            error: string | null;
            /** @description Records that could not be taken */
            failed: number;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Records that did not */
            skipped: number;
            /**
             * Format: date-time
             * @description When it began
             */
            started_at: string;
            /**
             * @description How far it has come
             * @enum {string}
             */
            state: "running" | "succeeded" | "failed" | "refused";
            /** @description Given to the model */
            tokens: number;
            /** @description Records that changed */
            updated: number;
        };
        /** @description A run that is under way */
        KnowledgeRunStarted: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /**
             * @description How far it has come
             * @enum {string}
             */
            state: "running";
        };
        /** @description A text that the assistant answers from */
        KnowledgeText: {
            /**
             * Format: uuid
             * @description The text
             */
            id: string;
            /** @description What everybody who asks may be told */
            text: string;
            /** @description What it is about */
            title: string;
            /**
             * Format: date-time
             * @description When it was last saved
             */
            updated_at: string;
        };
        /** @description The language model that reads documents beside the built-in readers */
        LanguageModel: {
            /** @description The server; null: the provider's own */
            base_url: string | null;
            /** @description Of the vectors of the chat assistant; null: the service makes its own */
            embedding_model: string | null;
            /** @description When the provider shuts it down, as its list of models says; null: not announced or not told */
            ends_on: string | null;
            /** @description The code of what is wrong: unauthorised, no_credit, unknown_model, timed_out … */
            fault: string | null;
            /** @description Whether the operator has set a key */
            key_set: boolean;
            /** @description Whether the provider lists it; null: not told */
            listed: boolean | null;
            /** @description Its name */
            model: string | null;
            /** @description Whose API it speaks; openai: also every compatible server */
            provider: ("openai" | "anthropic") | null;
            /** @description The provider's own sentence about it, without anything of the key */
            says: string | null;
            /** @description When it was last seen in it */
            seen_at: string | null;
            /** @description The environment variables by which the operator chose it */
            settings: string[];
            /** @description Since when it is in this state */
            since: string | null;
            /**
             * @description not_configured; not_asked: nothing has been asked of it yet; answers; unavailable: see `fault`
             * @enum {string}
             */
            state: "not_configured" | "not_asked" | "answers" | "unavailable";
            /** @description What the company has used this month; null: no model is configured */
            usage: {
                /** @description By the prices of the operator (`AI_PRICES`); null: they are not set */
                cost: number | null;
                /** @description On average; null: not known */
                cost_per_document: number | null;
                /** @description ISO 4217; of the prices */
                currency: string | null;
                /** @description Tokens that the company may use in a day (UTC) */
                daily_limit: number;
                /** @description Documents and mails that it read */
                documents: number;
                /**
                 * Format: date
                 * @description The first day of the month (UTC)
                 */
                from: string;
                /** @description Of questions; those of days before this was counted are missing */
                input_tokens: number;
                /** @description What it may spend in a month: the lower of `AI_MONTHLY_COST` and `language_model_monthly_cost` of its settings; null: no such limit, or no prices to count with */
                monthly_cost_limit: number | null;
                /** @description Tokens that it may use in a month (`AI_MONTHLY_TOKENS`); null: no such limit */
                monthly_limit: number | null;
                /** @description Of answers; likewise */
                output_tokens: number;
                /** @description Of questions and answers together */
                tokens: number;
                /** @description On average; null: it read none */
                tokens_per_document: number | null;
            } | null;
            /** @description The company lets it read its documents (`language_model` of its settings) */
            used: boolean;
        };
        /** @description One thing that the model was asked to show */
        LanguageModelProbe: {
            /** @description The code of what is wrong: unauthorised, no_credit, unknown_model, timed_out … */
            fault: string | null;
            /** @description How long it took, in milliseconds; null: nothing was asked */
            ms: number | null;
            /**
             * @description works; limited: it answers and cannot do this, which the service does without; failed; skipped: the model does not answer at all; not_configured: nothing of the kind is asked for
             * @enum {string}
             */
            outcome: "works" | "limited" | "failed" | "skipped" | "not_configured";
            /**
             * @description A text, an answer of a given shape, a picture, a tool, vectors
             * @enum {string}
             */
            probe: "text" | "schema" | "picture" | "tools" | "embeddings";
            /** @description The provider's own sentence about it, without anything of the key */
            says: string | null;
        };
        /** @description Who ordered and is no customer yet */
        Lead: {
            /** @description Whose it is */
            company: string;
            /**
             * Format: date-time
             * @description When they first ordered
             */
            created_at: string;
            /** @description The customer it became */
            customer: string | null;
            /** @description Their address */
            email: string | null;
            /**
             * Format: uuid
             * @description The lead
             */
            id: string;
            /** @description As the document or the sender says */
            name: string | null;
            /** @description Their telephone */
            phone: string | null;
            /** @description Why it was dismissed */
            reason: string | null;
            /** @description Where they came from */
            source: components["schemas"]["OrderSource"];
            /**
             * @description What became of it
             * @enum {string}
             */
            status: "OPEN" | "CONVERTED" | "DISMISSED";
        };
        /** @description What a customer calls a product */
        LearnedAlias: {
            /** @description What they call it */
            alias: string;
            /**
             * Format: uuid
             * @description Who calls it so
             */
            customer: string;
            /**
             * Format: uuid
             * @description What was learned
             */
            id: string;
            /**
             * Format: uuid
             * @description What is meant
             */
            product: string;
        };
        /** @description Where the fields of a line were read, by their names */
        LineEvidence: {
            /** @description Evidence of amount; missing where nothing was read */
            amount?: components["schemas"]["ReadField"];
            /** @description Evidence of code; missing where nothing was read */
            code?: components["schemas"]["ReadField"];
            /** @description Evidence of discount; missing where nothing was read */
            discount?: components["schemas"]["ReadField"];
            /** @description Evidence of name; missing where nothing was read */
            name?: components["schemas"]["ReadField"];
            /** @description Evidence of price; missing where nothing was read */
            price?: components["schemas"]["ReadField"];
            /** @description Evidence of qty; missing where nothing was read */
            qty?: components["schemas"]["ReadField"];
            /** @description Evidence of unit; missing where nothing was read */
            unit?: components["schemas"]["ReadField"];
        } & {
            [key: string]: components["schemas"]["ReadField"];
        };
        /** @description A mailbox configuration; its password or secret is never shown */
        Mailbox: {
            /**
             * @description How the service signs in to both servers
             * @enum {string}
             */
            authentication: "password" | "microsoft_365" | "google_service_account" | "oauth2";
            /** @description The name that the receiving server writes in Authentication-Results; empty: a server in the domain of the mailbox is trusted */
            authserv_id: string;
            /** @description Whether mails become drafts by themselves */
            auto_create_draft: boolean;
            /** @description Whose it is */
            company: string;
            /** @description Its address, and the name to sign in with where imap_login and smtp_login are empty */
            email_address: string;
            /** @description Always true: there is none without a password or the secret of an application */
            has_password: boolean;
            /**
             * Format: uuid
             * @description The mailbox
             */
            id: string;
            /** @description Whether a connection is kept on which the server says what comes in, beside the poll */
            imap_idle: boolean;
            /** @description The name to sign in with over IMAP; empty: the address */
            imap_login: string;
            /** @description Its port */
            imap_port: number;
            /** @description Host to fetch from */
            imap_server: string;
            /** @description true: TLS from the first byte; false: STARTTLS */
            imap_use_ssl: boolean;
            /** @description Whether the folders below them are watched too */
            include_subfolders: boolean;
            /** @description Whether it is polled */
            is_active: boolean;
            /** @description What the last poll failed with; null when it went well */
            last_error: string | null;
            /** @description The cause of that, stable */
            last_error_cause: components["schemas"]["MailboxTrouble"] | null;
            /** @description The last poll that went well */
            last_sync: string | null;
            /** @description 0 to 100; below it a person has to look */
            min_confidence_threshold: number;
            /** @description One mailbox for each */
            module: components["schemas"]["Module"];
            /**
             * @description What happens to mail that is no order: moved to the processed folder or a folder of its own, forwarded and moved, or left where it is
             * @enum {string}
             */
            non_orders: "processed_folder" | "own_folder" | "forward" | "leave";
            /** @description The folder of own_folder, and of forward; empty: processed_folder */
            non_orders_folder: string;
            /** @description The address of forward; empty: none */
            non_orders_forward_to: string;
            /** @description Who is told of outcomes; empty: nobody */
            notification_email: string;
            /** @description The application (client) id */
            oauth_client_id: string | null;
            /** @description Of generic OAuth 2.0: the scope that is asked for; empty: none */
            oauth_scope: string | null;
            /** @description The day on which the secret of the application ends; null: not known */
            oauth_secret_expires_on: string | null;
            /** @description Of a Microsoft 365 application: the directory (tenant) id or a verified domain */
            oauth_tenant_id: string | null;
            /** @description Of generic OAuth 2.0: where tokens are asked for */
            oauth_token_url: string | null;
            /** @description Unread mail from before this day is left alone; null: all is taken */
            process_since: string | null;
            /** @description Where mails go when they are done */
            processed_folder: string;
            /**
             * @description By which way it sends: SMTP, or Microsoft Graph (authentication microsoft_365 only)
             * @enum {string}
             */
            send_via: "smtp" | "graph";
            /** @description The name to sign in with over SMTP; empty: the address */
            smtp_login: string;
            /** @description Its port */
            smtp_port: number;
            /** @description Host to send through */
            smtp_server: string;
            /** @description Whether TLS is demanded: from the first byte on port 465, else by STARTTLS */
            smtp_use_tls: boolean;
            /** @description Why it cannot be reached; null while it can */
            trouble: components["schemas"]["MailboxTrouble"] | null;
            /** @description Folders whose mails are processed */
            watched_folders: string[];
        };
        /** @description How a mailbox is */
        MailboxHealth: {
            /** @description The alarm that is open; null: none */
            alarm: {
                /**
                 * @description What it is about
                 * @enum {string}
                 */
                kind: "mailbox_trouble" | "mailbox_silent" | "backlog" | "mails_held_up" | "chat_paused" | "deliveries_unsure" | "webhook_paused" | "secret_expires" | "auto_approval_suspended";
                /** @description What became of telling the administrators */
                notification: components["schemas"]["NotificationEnd"] | null;
                /**
                 * Format: date-time
                 * @description When it was raised
                 */
                raised_at: string;
            } | null;
            /** @description Mails of this mailbox that have no outcome yet */
            backlog: number;
            /** @description The same, of the whole company */
            company_backlog: number;
            /** @description Polls that failed since the last good one */
            consecutive_failures: number;
            /**
             * Format: uuid
             * @description The mailbox
             */
            id: string;
            /** @description Whether it is polled */
            is_active: boolean;
            /** @description What the last poll failed with; null when it went well */
            last_error: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Stable */
                cause: components["schemas"]["MailboxTrouble"];
                /** @description A sentence for a person */
                message: string;
            } | null;
            /** @description The last one that went well */
            last_good_poll: string | null;
            /** @description The last one */
            last_poll: string | null;
            /** @description What it is for */
            module: components["schemas"]["Module"];
            /** @description Mails moved when they were done */
            moved_count: number;
            /** @description The next one; null while it is switched off */
            next_poll: string | null;
            /** @description When the oldest of them came */
            oldest_unseen: string | null;
            /** @description What is wrong; empty: nothing */
            problems: components["schemas"]["MailboxProblem"][];
            /** @description Mails that a person has read before a poll saw them */
            read_unprocessed_count: number | null;
            /** @description When those were counted */
            reconciled_at: string | null;
            /** @description Logins that were refused since then */
            refused_logins: number;
            /** @description The day on which the secret of its application ends; null: not known, or a password */
            secret_expires_on: string | null;
            /** @description Mails that could not be moved and were marked instead */
            set_aside_count: number;
            /**
             * @description In one word
             * @enum {string}
             */
            state: "ok" | "trouble" | "inactive" | "new";
            /** @description Unread mails in INBOX */
            unseen_count: number | null;
        };
        /** @description Something that is wrong with a mailbox, and what to do */
        MailboxProblem: {
            /** @description Why it cannot be reached, where that is the problem */
            cause: components["schemas"]["MailboxTrouble"] | null;
            /**
             * @description Stable
             * @enum {string}
             */
            code: "mailbox_auth" | "mailbox_network" | "mailbox_quota" | "mailbox_blocked" | "mailbox_folder" | "mailbox_internal" | "mailbox_full" | "mailbox_read_only" | "mailbox_moves_refused" | "polled_hourly" | "silent" | "read_unprocessed" | "backlog" | "secret_expires" | "secret_expired";
            /** @description What to do */
            hint: string;
            /** @description A sentence for a person */
            message: string;
            /** @description Since when */
            since: string | null;
        };
        /**
         * @description Why a mailbox cannot be reached
         * @enum {string}
         */
        MailboxTrouble: "auth" | "network" | "quota" | "blocked" | "folder" | "internal" | "full" | "read_only" | "moves_refused";
        /**
         * @description What a mail is that became no order
         * @enum {string}
         */
        MailKind: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
        /** @description Whoever is asking */
        Me: {
            /** @description Whether customers can be asked about drafts by mail */
            ask_customers: boolean;
            /** @description Where the changes stand: given as since to /sales/events/, it tells of all that is newer than this answer */
            changes_seq: number;
            /** @description In whose name */
            company: {
                /** @description Which */
                id: string;
                /** @description As it was registered */
                name: string;
            };
            /** @description ISO 4217: where a document names none */
            currency: string | null;
            /** @description Seconds for which an approval can be undone */
            hand_over_delay: number;
            /** @description ISO 639: of the company */
            language: string;
            /** @description BCP 47: how the company writes numbers and dates */
            locale: string | null;
            /** @description 0 to 100: of uploads, below it a person has to look */
            min_confidence_threshold: number;
            /** @description What they may do: names of permissions (docs/reference/permissions.md), such as mailboxes:read. After them the ids of the operations that these permissions allow, such as get_sales_email_configs: earlier names, which stay as aliases and are not for new programs */
            permissions: string[];
            /** @description Their roles */
            roles: string[];
            /** @description Of a browser's cookie; null for a token */
            session: {
                /**
                 * Format: date-time
                 * @description When
                 */
                began_at: string;
                /**
                 * Format: date-time
                 * @description When it ends, whatever they do
                 */
                ends_at: string;
                /** @description After so long without a request it ends earlier */
                idle_minutes: number;
                /**
                 * @description How they signed in
                 * @enum {string}
                 */
                way: "oidc" | "password" | "token" | "link";
            } | null;
            /** @description IANA: of the company */
            time_zone: string;
            /** @description Who is asking */
            user: {
                /** @description Where the sign-in says so */
                email: string | null;
                /** @description Who, as histories name them */
                id: string;
                /** @description As they are called, where the sign-in says so */
                name: string | null;
            };
        };
        /** @description What approval demands and the order lacks; lines count from 1 */
        MissingField: ("customer" | "warehouse" | "currency" | "delivery_date" | "total" | "lines") | string;
        /**
         * @description The part of the company that a mailbox belongs to
         * @enum {string}
         */
        Module: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
        /** @description Tasks of this kind tell nothing before their end */
        NoProgress: null;
        /**
         * @description How sending ended; ambiguous: nobody saw whether it arrived
         * @enum {string}
         */
        NotificationEnd: "sent" | "failed" | "ambiguous" | "not_wanted";
        /** @description What may be done with an order as it stands; asking for it is refused for the reason that stands here */
        OrderAction: {
            /**
             * @description Its name
             * @enum {string}
             */
            action: "correct" | "match_again" | "approve" | "reject" | "cancel" | "reopen" | "acknowledge" | "apply_revision" | "dismiss_revision" | "separate_revision" | "dismiss_cancellation" | "stop_approval" | "undo_approval" | "ask_customer";
            /** @description Why not: the code of the problem that asking for it answers, or already_so; null when it is offered */
            code: ("order_decided" | "fields_missing" | "cancellation_waits" | "not_rejected" | "never_approved" | "no_revision_held" | "no_approval_planned" | "approval_released" | "asked_too_often" | "no_cancellation_waits" | "already_so") | null;
            /**
             * @description How it is asked for
             * @enum {string}
             */
            method: "PATCH" | "POST";
            /** @description Whether it would change the order now */
            offered: boolean;
            /** @description The same for a person */
            reason: string | null;
            /**
             * Format: uri-reference
             * @description Where it is asked for
             */
            url: string;
        };
        /** @description The customer's wish to cancel an order */
        OrderCancellation: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description As far as the customer gives one */
            reason: string | null;
            /** @description Who decided on it */
            settled: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description Why; null where none was asked for */
                reason: string | null;
            } | null;
            /** @description What brought it */
            source: components["schemas"]["OrderSource"];
            /**
             * @description moot: the order was over already
             * @enum {string}
             */
            state: "waits" | "accepted" | "dismissed" | "moot";
        };
        /** @description What somebody of the company wrote about an order */
        OrderComment: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Who */
            by: string;
            /**
             * Format: uuid
             * @description The comment
             */
            id: string;
            /** @description What */
            text: string;
        };
        /** @description Why a later document may be an order of its own */
        OrderDoubt: {
            /** @description What the document has instead */
            after: string[];
            /** @description What the order has: lines that are missing, its date, the domain of its sender, its number; the orders that share it */
            before: string[];
            /**
             * @description number_read_differently: the order was found by an earlier reading of its number, or by its file; number_shared: several orders have the number
             * @enum {string}
             */
            code: "lines_differ" | "order_date_differs" | "sender_domain_differs" | "number_read_differently" | "number_shared";
            /** @description The same in words */
            text: string;
        };
        /** @description What another system said of a version of the order */
        OrderHandOver: {
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Who */
            by: string;
            /** @description Its number there; null when it was refused */
            external_reference: string | null;
            /** @description Why it was refused; null when it was taken */
            refused: string | null;
            /** @description Of the order: approvals count from 1 */
            version: number;
        };
        /** @description What the words of the mail want done besides the order */
        OrderInstructions: {
            /** @description Whether they were fetched in the last ten minutes */
            at_hand: boolean;
            /** @description Quoted from the mail, at most 500 characters together */
            sentences: string[];
        };
        /** @description Who else has the order open */
        OrderPresence: {
            /** @description Seconds until it has to be said again: who is silent for longer is gone */
            again_in: number;
            /** @description The longest first; empty: nobody */
            others: {
                /** @description As they are called, where their sign-in says so */
                name: string | null;
                /**
                 * Format: date-time
                 * @description Since when
                 */
                since: string;
                /** @description Who, as histories name them */
                user: string;
            }[];
        };
        /** @description What came later under the same number */
        OrderRevision: {
            /** @description The mail with questions that it answers; null: it is a document */
            answer: number | null;
            /** @description Whether the order follows it */
            applied: boolean;
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description What it changed or would have */
            changes: components["schemas"]["FieldChange"][];
            /** @description Why it may be an order of its own; none: nothing says so */
            doubts: components["schemas"]["OrderDoubt"][];
            /** @description Names it where one is applied, dismissed or separated: the id of its source, or of a further one from that source more */
            revision: string;
            /** @description Whether it can become an order of its own */
            separable: boolean;
            /** @description The order that it became */
            separate_order: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
            } | null;
            /** @description Who applied, dismissed or separated it; null while it waits, and where the draft followed it by itself */
            settled: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description Why; null where none was asked for */
                reason: string | null;
            } | null;
            /** @description What brought it */
            source: components["schemas"]["OrderSource"];
            /**
             * @description held: it waits for a person; superseded: a later one was applied, or the order was rejected or cancelled; separated: it is an order of its own
             * @enum {string}
             */
            state: "applied" | "held" | "dismissed" | "superseded" | "separated";
        };
        /** @description Where an order came from */
        OrderSource: {
            /** @description Of the log entry, the document, the request or the message */
            id: string;
            /**
             * @description A mail, an upload, a request or a chat message
             * @enum {string}
             */
            kind: "email" | "upload" | "api" | "chat";
        };
        /**
         * @description Where an order stands
         * @enum {string}
         */
        OrderStatus: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED";
        /** @description How one signs in with a password of ours; nulls for whoever comes another way */
        OwnSignIn: {
            /** @description When the password was set; null: there is none */
            password_set_at: string | null;
            /** @description Codes that are good in the place of the app, each once */
            recovery_codes_left: number;
            /** @description Since when a code is asked for, too; null: it is not */
            second_step_since: string | null;
        };
        /**
         * @description What an endpoint needs (docs/reference/permissions.md)
         * @enum {string}
         */
        Permission: "orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write";
        /** @description Somebody who did something, or to whom something is assigned */
        Person: {
            /** @description As assignees name them; of an actor what stands behind user: */
            id: string;
            /**
             * @description A person, or a machine's key
             * @enum {string}
             */
            kind: "user" | "key";
            /** @description Their name, or their address until they said it; null: they were erased */
            name: string | null;
            /**
             * @description invited: they have not joined yet; ended: they do not come in any more
             * @enum {string}
             */
            status: "active" | "invited" | "ended" | "erased";
        };
        /** @description Where a value stands: a box on a page, in points from its upper left corner, or a cell of a sheet */
        Place: {
            /** @description In points */
            height: number;
            /**
             * @description A place on a page
             * @enum {string}
             */
            kind: "box";
            /** @description Counts from 1 */
            page: number;
            /** @description In points */
            width: number;
            /** @description From the left, in points */
            x: number;
            /** @description From the top, in points */
            y: number;
        } | {
            /** @description Its name, such as B7 */
            cell: string;
            /**
             * @description A cell of a workbook
             * @enum {string}
             */
            kind: "cell";
            /** @description Its sheet */
            sheet: string;
        };
        /** @description One entry of a price list: what a product costs a customer, or everybody, from a day and a quantity on */
        Price: {
            /** @description Whose it is */
            company: string;
            /** @description ISO 4217; null: the company's own */
            currency: string | null;
            /** @description The code of the customer that it is for; null: for everybody */
            customer: string | null;
            /**
             * Format: uuid
             * @description The entry
             */
            id: string;
            /** @description From this quantity on */
            min_qty: number | null;
            /** @description Of one unit */
            price: number | null;
            /** @description The code of the product */
            product: string;
            /** @description The first day on which it holds; null: ever since */
            valid_from: string | null;
            /** @description The last day on which it holds; null: until another does */
            valid_to: string | null;
        };
        /** @description Why a request was refused (RFC 9457) */
        Problem: {
            /** @description Why, for programs */
            code: components["schemas"]["ProblemCode"];
            /** @description Finds the request in the log */
            correlation_id: string;
            /** @description A sentence for a person */
            detail: string;
            /** @description Everything that is wrong, field by field */
            errors?: components["schemas"]["FieldFault"][];
            /** @description What stands in the way, where it can be read and changed */
            existing?: components["schemas"]["ExistingResource"];
            /** @description The status */
            status: number;
            /** @description The status in words */
            title: string;
            /** @description urn:order-intake:problem: and the code */
            type: string;
        };
        /**
         * @description Why, for programs: stable; each operation says which of them it may answer
         * @enum {string}
         */
        ProblemCode: "abandoned" | "acknowledged_otherwise" | "address_not_proven" | "approval_released" | "asked_recently" | "asked_too_often" | "asking_is_off" | "bad_idempotency_key" | "bad_request" | "body_too_large" | "cancellation_waits" | "challenge_missing" | "chat_closed" | "chat_window_closed" | "code_required" | "code_wrong" | "columns_missing" | "company_unknown" | "concurrent_change" | "contact_opted_out" | "corrupt" | "cross_site_request" | "customer_exists" | "dmarc_failed" | "document_expired" | "document_pending" | "empty" | "extraction_failed" | "fields_missing" | "file_changed" | "file_gone" | "file_missing" | "file_too_large" | "forbidden" | "header_required" | "hostile" | "https_required" | "idempotency_key_reused" | "internal_error" | "invalid_request" | "last_administrator" | "lead_converted" | "link_not_good" | "locks_out" | "mail_gone" | "mailbox_auth" | "mailbox_blocked" | "mailbox_folder" | "mailbox_full" | "mailbox_inactive" | "mailbox_internal" | "mailbox_moves_refused" | "mailbox_network" | "mailbox_quota" | "mailbox_read_only" | "mailbox_removed" | "mailbox_unavailable" | "malformed_json" | "malformed_multipart" | "method_not_allowed" | "module_taken" | "nested_archive" | "never_approved" | "no_approval_planned" | "no_cancellation_waits" | "no_links_by_mail" | "no_outcome" | "no_password_here" | "no_recipient" | "no_revision_held" | "no_sender" | "not_a_document" | "not_an_order" | "not_at_hand" | "not_failed" | "not_found" | "not_grantable" | "not_json" | "not_rejected" | "not_taken_over" | "not_this_order" | "nothing_found" | "nothing_to_ask" | "nothing_to_fetch" | "nothing_to_read" | "nothing_to_settle" | "notification_stands" | "order_decided" | "order_exists" | "order_gone" | "order_over" | "password_protected" | "phone_number_not_confirmed" | "po_number_taken" | "policy_missing" | "policy_not_proven" | "precondition_failed" | "precondition_required" | "price_exists" | "product_exists" | "range_not_satisfiable" | "read_model_not_built" | "request_in_progress" | "review_needed" | "revision_unknown" | "second_step_off" | "second_step_on" | "session_ended" | "several_files" | "sign_in_refused" | "signature_differs" | "source_pending" | "source_unreadable" | "still_a_user" | "storage_full" | "timed_out" | "too_large" | "too_many_api_keys" | "too_many_files" | "too_many_orders" | "too_many_pages" | "too_many_requests" | "too_many_streams" | "too_many_tries" | "too_many_users" | "too_many_webhook_endpoints" | "two_credentials" | "unauthorized" | "unavailable" | "unknown_change" | "unknown_entry" | "unsupported_charset" | "unsupported_encoding" | "unsupported_media_type" | "unsupported_type" | "user_has_joined" | "verify_token_differs" | "version_unknown" | "wants_no_answer" | "warehouse_exists" | "way_not_open" | "words_not_kept" | "wrong_field";
        /** @description What is sold */
        Product: {
            /** @description The day from which it can be had, ISO 8601 */
            available_from: string | null;
            /** @description Its article number */
            code: string;
            /** @description Whose it is */
            company: string;
            /** @description ISO 4217, of the price */
            currency: string | null;
            /** @description EAN or GTIN */
            ean: string | null;
            /**
             * Format: uuid
             * @description The product
             */
            id: string;
            /** @description As customers know it */
            name: string;
            /** @description Of one unit */
            price: number | null;
            /** @description How many there are */
            stock: number | null;
            /** @description What it is counted in */
            unit: string | null;
        };
        /** @description What a customer calls a product, and who taught it */
        ProductAlias: {
            /** @description What they call it */
            alias: string;
            /**
             * Format: uuid
             * @description Who calls it so
             */
            customer: string;
            /**
             * Format: uuid
             * @description What was learned
             */
            id: string;
            /**
             * Format: date-time
             * @description When
             */
            learned_at: string;
            /** @description Who */
            learned_by: string;
            /**
             * Format: uuid
             * @description What is meant
             */
            product: string;
        };
        /**
         * @description What told which product it is
         * @enum {string}
         */
        ProductMatch: "code" | "ean" | "alias" | "name" | "similar_name" | "person";
        /** @description A mail provider: its servers, what a person enters, its limits, and what to do before a mailbox works */
        ProviderPreset: {
            /** @description Whether the password is an app password: the password of the account is refused */
            app_password: boolean;
            /**
             * @description How a mailbox signs in there
             * @enum {string}
             */
            authentication: "password" | "microsoft_365" | "google_service_account" | "oauth2";
            /** @description What may be fetched; null: not published */
            download_megabytes_per_day: number | null;
            /** @description What to do first */
            enable_first: {
                /** @description In German */
                de: string[];
                /** @description In English */
                en: string[];
            };
            /** @description Stable, such as ionos */
            id: string;
            /** @description Connections at a time; null: not published */
            imap_connections: number | null;
            /** @description Its port */
            imap_port: number;
            /** @description Host to fetch from */
            imap_server: string;
            /** @description TLS from the first byte */
            imap_use_ssl: boolean;
            /** @description What may be sent; null: not published */
            mails_per_day: number | null;
            /** @description What may be sent; null: not published */
            mails_per_minute: number | null;
            /** @description For a person */
            name: string;
            /** @description The provider's help page */
            page: string;
            /** @description Its port; 465: TLS from the first byte, else STARTTLS */
            smtp_port: number;
            /** @description Host to send through */
            smtp_server: string;
        };
        /** @description What a form for mailboxes is filled with; null where the person has to say */
        ProviderTemplate: {
            /**
             * @description Stable
             * @enum {string}
             */
            id: "PROVIDER_A" | "PROVIDER_B" | "PROVIDER_C" | "CUSTOM";
            /** @description Its port */
            imap_port: number | null;
            /** @description Host to fetch from */
            imap_server: string | null;
            /** @description TLS from the first byte */
            imap_use_ssl: boolean | null;
            /** @description For a person */
            name: string;
            /** @description Its port */
            smtp_port: number | null;
            /** @description Host to send through */
            smtp_server: string | null;
            /** @description STARTTLS */
            smtp_use_tls: boolean | null;
        };
        /** @description Something that is added to the order or taken off it, as it was read */
        ReadCharge: {
            /** @description What it adds; negative where it takes something off */
            amount: number | null;
            /** @description As it is called */
            name: string;
            /**
             * @description What kind it is
             * @enum {string}
             */
            type: "freight" | "packaging" | "service" | "discount" | "other";
        };
        /** @description One value with its evidence */
        ReadField: {
            /** @description 0 to 1 */
            confidence: number;
            /** @description true: computed from other values */
            derived: boolean;
            /** @description Index into the files of the extraction */
            file: number;
            /** @description null: not known */
            place: components["schemas"]["Place"] | null;
            /**
             * @description How it was read
             * @enum {string}
             */
            reader: "embedded" | "text" | "sheet" | "ocr" | "model";
            /** @description The text of the field as it stands in the document */
            source: string;
            /** @description Normalised: decimals as text, dates as ISO 8601, currencies as ISO 4217 */
            value: string;
        };
        /** @description Whether everything that the service needs answers */
        Readiness: {
            /** @description Each of them by its name */
            checks: {
                [key: string]: {
                    /** @description What is wrong with it */
                    detail?: string;
                    /** @description Whether it answers */
                    ok: boolean;
                };
            };
            /**
             * @description Whether all of it does
             * @enum {string}
             */
            status: "ok" | "failed";
        };
        /** @description One more order in the same document */
        ReadOrder: {
            /** @description 0 to 100 */
            confidence: number;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description The customer it was matched to */
            customer: string | null;
            /** @description Customers that are nearly it */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description What told who the customer is */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description As the reader judged it */
            document_type: components["schemas"]["DocumentType"];
            /** @description Where the fields of the head were read */
            evidence: components["schemas"]["HeaderEvidence"];
            /** @description What stands in the document */
            extracted_data: components["schemas"]["ExtractedData"];
            /** @description What read it */
            extractor: components["schemas"]["Extractor"];
            /** @description What the document does not say, and what an order of it would lack; lines count from 1 */
            missing_fields: (("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number") | components["schemas"]["MissingField"])[];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Whether a person has to look at an order of it */
            requires_review: boolean;
            /** @description The facts of those that have some */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Why */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description From where it would be delivered */
            warehouse: string | null;
            /** @description What a person should know */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description One line as it was read, and the product it was matched to */
        ReadProduct: {
            /** @description Of the line */
            amount: number | null;
            /** @description Products that are nearly it */
            candidates: components["schemas"]["Candidate"][];
            /** @description The article number */
            code: string | null;
            /** @description As the document gives it */
            discount: number | null;
            /** @description Where it was read */
            evidence: components["schemas"]["LineEvidence"];
            /** @description What told which product it is */
            matched_by: components["schemas"]["ProductMatch"] | null;
            /** @description As it is called */
            name: string | null;
            /** @description Of one unit */
            price: number | null;
            /** @description The product it was matched to */
            product: string | null;
            /** @description How many */
            qty: number | null;
            /** @description As it is written */
            unit: string | null;
        };
        /** @description Why something did not happen */
        Reason: {
            /** @description Stable; more may come */
            code: string;
            /** @description What it is about, by the names of the code; without any where only the sentence is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description The same as a sentence in English */
            text: string;
            /** @description The reasons behind it, in their order: of each part of a mail its own */
            why: components["schemas"]["Reason"][];
        };
        /** @description A record of the company, by what people call it */
        RecordReference: {
            /** @description Its code; null when it has none or is not known any more */
            code: string | null;
            /**
             * Format: uuid
             * @description The record
             */
            id: string;
            /** @description Its name; null when it is not known any more */
            name: string | null;
        };
        /** @description To be kept on paper; shown this once */
        RecoveryCodes: {
            /** @description Each good once, in the place of a code of the app */
            codes: string[];
        };
        /** @description What became of many orders that were read again */
        ReExtractedMany: {
            /** @description The others */
            differ: components["schemas"]["ReExtractReport"][];
            /** @description Those that could not be read again */
            failed: {
                /**
                 * @description Why it could not be read again
                 * @enum {string}
                 */
                code: "order_gone" | "order_over" | "nothing_to_read" | "words_not_kept" | "file_gone" | "file_changed" | "not_this_order" | "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "extraction_failed" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /**
                 * Format: uuid
                 * @description The order
                 */
                order_id: string;
            }[];
            /** @description There are more than were taken at once: ask again with a later time */
            more: boolean;
            /** @description Orders that could be read again */
            read: number;
            /** @description Those of them that are read today as they stand */
            same: number;
        };
        /** @description What today's reading of an order's document would change; the values stand in the order's revisions */
        ReExtractReport: {
            /** @description 0 to 100 */
            confidence: {
                /** @description As the order was read */
                before: number;
                /** @description As it is read today */
                now: number;
            };
            /** @description Versions of what reads documents */
            extractor: {
                /** @description What read it then */
                before: string;
                /** @description What reads it today */
                now: string;
            };
            /** @description What differs: "po_number", "lines.2.qty", "lines.3" for a line that came or went */
            fields: string[];
            /** @description It waits beside the order now. Not where nothing differs, and not where people have seen it before */
            held: boolean;
            /**
             * Format: uuid
             * @description The order
             */
            order_id: string;
            /** @description Its own number */
            reference: string;
        };
        /** @description What is sent again */
        RepeatedDeliveries: {
            /** @description How many messages; what is on its way already is not sent twice */
            messages: number;
        };
        /** @description The reasons that a careful clerk would stop for: which the company wants, and from where on */
        ReviewChecks: {
            /** @description The currency is neither the customer's nor the company's */
            currency_differs: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The customer is blocked */
            customer_blocked: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The delivery date lies beyond the horizon of the company */
            delivery_date_far: {
                /** @description How far ahead is nothing unusual, in days */
                days: number;
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The delivery date is over already when the order comes */
            delivery_date_past: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The delivery date is a Saturday or a Sunday */
            delivery_date_weekend: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The price of a line is not what the customer's price list, or else the product, says */
            price_differs: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
                /** @description How far it may be away, up or down, in percent */
                tolerance_percent: number;
            };
            /** @description The quantity is far from what the customer orders of the product */
            quantity_unusual: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
                /** @description How many times the usual, or what part of it, is nothing unusual */
                factor: number;
                /** @description How many approved orders it takes to know what is usual */
                min_orders: number;
            };
            /** @description The mail's sender is not of the customer's addresses and domains, or DMARC failed for it. Colleagues who forward an order are of the company's own domains */
            sender_unverified: {
                /** @description Further servers whose Authentication-Results are believed, by the name they write there (mx.google.com); the mailbox's own domain and its IMAP server always are */
                authserv_id: string;
                /** @description Whether orders are looked at for it */
                enabled: boolean;
            };
            /** @description The customer ordered the same articles within some days, under another number */
            similar_order: {
                /** @description Within how many days */
                days: number;
                /** @description Whether orders are looked at for it */
                enabled: boolean;
                /** @description Only where the quantities are the same as well */
                same_quantities: boolean;
            };
            /** @description The total is over a limit. Without exchange rates only totals in the company's own currency are compared */
            total_over_limit: {
                /** @description Whether orders are looked at for it */
                enabled: boolean;
                /** @description In the company's currency */
                limit: number;
            };
        };
        /** @description What a reason to review is about: one place where it holds, with its facts */
        ReviewFinding: {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description What DMARC came to, as the receiving server says: fail; null where it says nothing */
                dmarc: string | null;
                /** @description Whether the address is none of the customer's */
                is_foreign: boolean;
                /** @description Of the address that the mail is from */
                sender_domain: string;
            };
            /**
             * @description The mail's sender is not of the customer's addresses and domains, or DMARC failed for it. Colleagues who forward an order are of the company's own domains
             * @enum {string}
             */
            reason: "sender_unverified";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description Why, as the record says */
                reason: string | null;
            };
            /**
             * @description The customer is blocked
             * @enum {string}
             */
            reason: "customer_blocked";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /**
                 * Format: date
                 * @description When it came
                 */
                day: string;
                /** @description The customer's number of it */
                po_number: string | null;
                /** @description The number of the other order in this service */
                reference: string;
            };
            /**
             * @description The customer ordered the same articles within some days, under another number
             * @enum {string}
             */
            reason: "similar_order";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description The company's own */
                company_currency: string | null;
                /** @description Of the order, ISO 4217 */
                currency: string;
                /** @description What the customer orders in */
                customer_currency: string | null;
            };
            /**
             * @description The currency is neither the customer's nor the company's
             * @enum {string}
             */
            reason: "currency_differs";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description Of the product */
                code: string;
                /** @description ISO 4217, of both */
                currency: string | null;
                /** @description As it is listed */
                expected: number;
                /** @description Which, from 1 */
                line: number;
                /** @description customer, everybody (a price list) or product */
                listed_for: string;
                /** @description How far it is away, of the listed price */
                percent: number;
                /** @description As it is ordered */
                price: number;
            };
            /**
             * @description The price of a line is not what the customer's price list, or else the product, says
             * @enum {string}
             */
            reason: "price_differs";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description Of the product */
                code: string;
                /** @description Which, from 1 */
                line: number;
                /** @description How many earlier orders there are, 50 at most */
                orders: number;
                /** @description As it is ordered */
                qty: number;
                /** @description Of both */
                unit: string | null;
                /** @description The median of the earlier orders */
                usual: number;
            };
            /**
             * @description The quantity is far from what the customer orders of the product
             * @enum {string}
             */
            reason: "quantity_unusual";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description ISO 4217 */
                currency: string | null;
                /** @description What is nothing unusual */
                limit: number;
                /** @description Of the order; the sum of its lines where it names none */
                total: number;
            };
            /**
             * @description The total is over a limit. Without exchange rates only totals in the company's own currency are compared
             * @enum {string}
             */
            reason: "total_over_limit";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /**
                 * Format: date
                 * @description As it is ordered
                 */
                delivery_date: string;
            };
            /**
             * @description The delivery date is over already when the order comes
             * @enum {string}
             */
            reason: "delivery_date_past";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /**
                 * Format: date
                 * @description As it is ordered
                 */
                delivery_date: string;
                /** @description saturday or sunday */
                weekday: string;
            };
            /**
             * @description The delivery date is a Saturday or a Sunday
             * @enum {string}
             */
            reason: "delivery_date_weekend";
            /** @description The same in a sentence */
            text: string;
        } | {
            /** @description What it takes from the order's confidence, once for each reason; 0 or less */
            effect: number;
            /** @description What it was told by */
            facts: {
                /** @description The horizon */
                days: number;
                /**
                 * Format: date
                 * @description As it is ordered
                 */
                delivery_date: string;
            };
            /**
             * @description The delivery date lies beyond the horizon of the company
             * @enum {string}
             */
            reason: "delivery_date_far";
            /** @description The same in a sentence */
            text: string;
        };
        /** @description A page of the drafts that wait for a decision */
        ReviewQueue: {
            /** @description Ordered as asked */
            pending_review: components["schemas"]["ReviewQueueEntry"][];
        };
        /** @description A draft from a mail that waits for a decision */
        ReviewQueueEntry: {
            /** @description In seconds */
            age: number;
            /** @description 0 to 100 */
            confidence: number;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /**
             * Format: date-time
             * @description When it was drafted
             */
            created_at: string;
            /** @description The address of who ordered */
            customer_email: string | null;
            /**
             * Format: uuid
             * @description The log entry of the mail
             */
            email_log: string;
            /**
             * Format: uuid
             * @description The order
             */
            id: string;
            /** @description Why a person should look */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Its number */
            reference: string;
            /** @description Whether a person has to look */
            requires_review: boolean;
            /** @description Of the mail */
            subject: string | null;
            /** @description Below this confidence a person has to look */
            threshold: number;
        };
        /**
         * @description Why a person should look at it
         * @enum {string}
         */
        ReviewReason: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "sender_unverified" | "customer_blocked" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
        /**
         * @description What a caller may do
         * @enum {string}
         */
        Role: "admin" | "sales" | "auditor";
        /** @description What roles may in this company */
        Roles: {
            /** @description What the company may give it */
            grantable: components["schemas"]["Permission"][];
            /** @description What the company has given it beyond the table */
            granted: components["schemas"]["Permission"][];
            /** @description What it may */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description As tokens and keys name it
             * @enum {string}
             */
            role: "admin" | "sales" | "auditor";
            /** @description What the company has taken from it */
            withheld: components["schemas"]["Permission"][];
        }[];
        /** @description A sales order with everything that is known of it */
        SalesOrder: {
            /** @description What may be done with it now, and why not the rest */
            actions: components["schemas"]["OrderAction"][];
            /** @description 0 to 100: as sure as it was read, less the effects of its findings; null when a person entered it */
            ai_confidence: number | null;
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /** @description Who is invoiced, when it is not the buyer */
            bill_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description The buyer */
            buyer: {
                /** @description Who to contact about the order */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
            } | null;
            /** @description The customer's wishes to cancel it */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description What people of the company wrote about it */
            comments: components["schemas"]["OrderComment"][];
            /** @description Whose it is */
            company: string;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description What people changed */
            corrections: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description What */
                changes: components["schemas"]["FieldChange"][];
            }[];
            /**
             * Format: date-time
             * @description When it was drafted
             */
            created_at: string;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description The customer it was matched to */
            customer: string | null;
            /** @description Customers that are nearly it */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description The address of who ordered */
            customer_email: string | null;
            /** @description What told who the customer is */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description Who ordered, as the document or the sender says */
            customer_name: string | null;
            /** @description What the customer was asked about it, first to last */
            customer_questions: components["schemas"]["AskedQuestions"][];
            /** @description The same with code and name */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description Approval, rejection or cancellation; null while it is a draft */
            decision: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description Who */
                by: string;
                /** @description The version of the company's policy that approved it; null: a person decided */
                policy_version: number | null;
                /** @description Why it was rejected or cancelled */
                reason: string | null;
            } | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /** @description What asked for the same again */
            duplicates: {
                /**
                 * Format: date-time
                 * @description When
                 */
                at: string;
                /** @description What brought it */
                source: components["schemas"]["OrderSource"];
            }[];
            /** @description Where the fields of the head were read */
            evidence: components["schemas"]["HeaderEvidence"] | null;
            /** @description Its number in the system that it was handed over to */
            external_reference: string | null;
            /** @description Everything that was read; null when a person entered it */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description What the other system said of it */
            hand_overs: components["schemas"]["OrderHandOver"][];
            /**
             * Format: uuid
             * @description The order
             */
            id: string;
            /** @description Who ordered and is no customer yet */
            lead: string | null;
            /** @description What is ordered */
            lines: components["schemas"]["SalesOrderLine"][];
            /** @description What the lines come to: an order without a total is approved with it. null: the amount of a line is not known */
            lines_total: number | null;
            /** @description What it lacks before it can be approved; none once it is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description Whether the order may be delivered in parts */
            partial_delivery: ("allowed" | "not_allowed") | null;
            /** @description Payment terms */
            payment_terms: {
                /** @description Days for the early payment discount */
                discount_days: number | null;
                /** @description Early payment discount in percent */
                discount_percent: number | null;
                /** @description Days until payment is due */
                net_days: number | null;
                /** @description As printed */
                text: string | null;
            } | null;
            /** @description Its approval without a person; null where none is planned */
            planned_approval: {
                /**
                 * Format: date-time
                 * @description When it will be approved unless somebody stops it
                 */
                due_at: string;
                /** @description The version of the company's policy that approves it */
                policy_version: number;
            } | null;
            /** @description The customer's number of it */
            po_number: string | null;
            /** @description Its number in this service: SO-2026-000123 */
            reference: string;
            /** @description Numbers and references */
            references: {
                /** @description Cost centre, department or other reference of the buyer */
                buyer_reference: string | null;
                /** @description The framework contract */
                contract_number: string | null;
                /** @description The seller's own number, as the document gives it */
                our_order_number: string | null;
                /** @description The buyer's project */
                project: string | null;
                /** @description The quotation that is ordered */
                quotation_number: string | null;
            } | null;
            /** @description Until when its approval can be undone and nobody else is told of it; null: no approval waits */
            release_at: string | null;
            /** @description When delivery is wanted */
            requested_delivery: {
                /** @description First day */
                from: string | null;
                /** @description How the date was given */
                kind: ("day" | "period" | "week" | "asap") | null;
                /** @description Last day */
                until: string | null;
                /** @description Calendar week, such as 2026-W50 */
                week: string | null;
            } | null;
            /** @description Whether a person has to look */
            requires_review: boolean;
            /** @description The facts of those that have some */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Why, in the order in which one would look */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description What came later under the same number */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description Other orders under the same number of the customer's */
            same_po_number: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
                /** @description Where it stands */
                status: components["schemas"]["OrderStatus"];
            }[];
            /** @description The order that it was taken for a revision of, before a person said that it is one of its own */
            separated_from: {
                /**
                 * Format: uuid
                 * @description The order
                 */
                id: string;
                /** @description Its number */
                reference: string;
            } | null;
            /** @description Where the goods go */
            ship_to: {
                /** @description Department or person at that address */
                attention: string | null;
                /** @description City */
                city: string | null;
                /** @description Who to contact there */
                contact: {
                    /** @description Their email address */
                    email: string | null;
                    /** @description Their name */
                    name: string | null;
                    /** @description Their telephone number */
                    phone: string | null;
                } | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description Global Location Number */
                gln: string | null;
                /** @description Company or person */
                name: string | null;
                /** @description Postal code */
                postal_code: string | null;
                /** @description State, province or county */
                region: string | null;
                /** @description Street, house number and further lines, one per line */
                street: string | null;
            } | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description What it was made of */
            source: components["schemas"]["OrderSource"];
            /** @description The file it was read from */
            source_document: {
                /** @description As its sender called it */
                name: string;
                /** @description Of its bytes, hex */
                sha256: string;
                /** @description In bytes */
                size: number;
                /** @description What its magic bytes say: pdf, xlsx, … */
                type: string;
                /** @description Where it can be fetched; null when it was not kept */
                url: string | null;
            } | null;
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /** @description Below this confidence a person has to look */
            threshold: number;
            /** @description As the document says, in its currency */
            total: number | null;
            /** @description How the total is made up, as printed */
            totals: {
                /** @description Charges less discounts on the whole order, before tax */
                charges: number | null;
                /** @description Amount with tax */
                gross: number | null;
                /** @description Sum of the lines, before charges and tax */
                lines: number | null;
                /** @description Amount before tax */
                net: number | null;
                /** @description Tax per rate */
                tax: {
                    /** @description Tax */
                    amount: number | null;
                    /** @description Amount that is taxed */
                    base: number | null;
                    /** @description In percent */
                    rate: number | null;
                }[];
                /** @description All tax */
                tax_amount: number | null;
                /** @description What total is, as far as the amounts tell: before or with tax */
                total_is: ("net" | "gross") | null;
            } | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description How often it was approved: the newest version, which another system acknowledges */
            version: number;
            /** @description Since when it waits for a person; null while nobody has to do anything */
            waiting_since: string | null;
            /** @description From where it is delivered */
            warehouse: string | null;
            /** @description The same with code and name */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description A sales order as lists show it */
        SalesOrderEntry: {
            /** @description 0 to 100: as sure as it was read, less the effects of its findings; null when a person entered it */
            ai_confidence: number | null;
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /** @description Whose it is */
            company: string;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /**
             * Format: date-time
             * @description When it was drafted
             */
            created_at: string;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description The customer it was matched to */
            customer: string | null;
            /** @description The address of who ordered */
            customer_email: string | null;
            /** @description Who ordered, as the document or the sender says */
            customer_name: string | null;
            /** @description The same with code and name */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description Its number in the system that it was handed over to */
            external_reference: string | null;
            /**
             * Format: uuid
             * @description The order
             */
            id: string;
            /** @description Who ordered and is no customer yet */
            lead: string | null;
            /** @description What it lacks before it can be approved; none once it is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description The customer's number of it */
            po_number: string | null;
            /** @description Its number in this service: SO-2026-000123 */
            reference: string;
            /** @description Whether a person has to look */
            requires_review: boolean;
            /** @description The facts of those that have some */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Why, in the order in which one would look */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description What it was made of */
            source: components["schemas"]["OrderSource"];
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /** @description Below this confidence a person has to look */
            threshold: number;
            /** @description As the document says, in its currency */
            total: number | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description How often it was approved: the newest version, which another system acknowledges */
            version: number;
            /** @description Since when it waits for a person; null while nobody has to do anything */
            waiting_since: string | null;
            /** @description From where it is delivered */
            warehouse: string | null;
            /** @description The same with code and name */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description One line of an order */
        SalesOrderLine: {
            /** @description Of the line */
            amount: number | null;
            /** @description The buyer's item number */
            buyer_item_id: string | null;
            /** @description Products that are nearly it */
            candidates: components["schemas"]["Candidate"][];
            /** @description Of a charge: its kind */
            charge: components["schemas"]["ChargeType"] | null;
            /** @description The article number that was given */
            code: string | null;
            /** @description Parts, when the line is delivered on several days */
            deliveries: {
                /** @description When */
                day: string | null;
                /** @description How many */
                quantity: number | null;
            }[];
            /** @description As the document gives it */
            discount: number | null;
            /** @description What discount is */
            discount_kind: ("percent" | "amount") | null;
            /** @description Where it was read; null once it stands elsewhere */
            evidence: components["schemas"]["LineEvidence"] | null;
            /** @description Global Trade Item Number */
            gtin: string | null;
            /**
             * @description An article, or something that is added to the order or taken off it and needs no product
             * @enum {string}
             */
            kind: "product" | "charge";
            /** @description Amount of the line after its discount, before tax */
            line_net: number | null;
            /** @description The manufacturer's item number */
            manufacturer_item_id: string | null;
            /** @description What told which product it is */
            matched_by: components["schemas"]["ProductMatch"] | null;
            /** @description As it was ordered */
            name: string | null;
            /** @description Remark on the line */
            note: string | null;
            /** @description The customer's own number of the line */
            position: string | null;
            /** @description Of one unit */
            price: number | null;
            /** @description The quantity that the printed price was for; price is always for one */
            price_base_quantity: number | null;
            /** @description The product it was matched to */
            product: string | null;
            /** @description The same with code and name */
            product_record: components["schemas"]["RecordReference"] | null;
            /** @description How many */
            qty: number | null;
            /** @description When the line is wanted */
            requested_delivery: {
                /** @description First day */
                from: string | null;
                /** @description How the date was given */
                kind: ("day" | "period" | "week" | "asap") | null;
                /** @description Last day */
                until: string | null;
                /** @description Calendar week, such as 2026-W50 */
                week: string | null;
            } | null;
            /** @description The seller's item number */
            seller_item_id: string | null;
            /** @description Tax rate in percent */
            tax_rate: number | null;
            /** @description As it was written */
            unit: string | null;
            /** @description Unit of measure, UN/ECE Recommendation 20 */
            unit_code: string | null;
        };
        /** @description A secret for the app of a phone; it holds once a code of it has been given */
        SecondStepOffer: {
            /** @description Base32, for typing it in */
            secret: string;
            /** @description otpauth://…, for the picture that the app reads */
            uri: string;
        };
        /** @description Something that who answers for security asks for */
        SecurityLogEntry: {
            /** @description Who did it, or tried: user:… with the id of the issuer, or system:… */
            actor: string;
            /** @description The name of the actor; null if the name is unknown or was erased */
            actor_name: string | null;
            /**
             * Format: date-time
             * @description When it was recorded
             */
            at: string;
            /** @description Why access was refused, the way of a sign-in, what of it was changed, or the format of an export */
            code: string | null;
            /** @description How many refusals or records are told together */
            count: number;
            /** @description The type of the event that says it */
            event: string;
            /**
             * Format: uuid
             * @description The entry: the id of its event
             */
            id: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "signed_in" | "signed_out" | "sign_in_changed" | "access_refused" | "key_made" | "key_ended" | "rights_changed" | "settings_changed" | "person_erased" | "records_read" | "records_exported";
            /** @description Fields that were changed, permissions that were taken or given, roles of a sign-in, the kind of credential that was refused */
            names: string[];
            /** @description What was called; null where that is not the point, or where there were too many to tell apart */
            route: string | null;
            /** @description Id of the key, mailbox, channel or webhook, or the name of the role, that it was done to */
            target: string | null;
            /** @description What the person or the key is called that it was done to */
            target_name: string | null;
        };
        /** @description A browser that one is signed in with */
        SignedInBrowser: {
            /**
             * Format: date-time
             * @description When
             */
            began_at: string;
            /** @description What it calls itself */
            browser: string | null;
            /** @description It is the one that asks */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends, whatever one does
             */
            ends_at: string;
            /**
             * Format: uuid
             * @description To end it by
             */
            id: string;
            /**
             * Format: date-time
             * @description Its last request, to the minute
             */
            last_seen_at: string;
            /**
             * @description How one signed in
             * @enum {string}
             */
            way: "oidc" | "password" | "token" | "link";
        };
        /** @description The password is that of users of several companies: send it again with the id of one as company */
        SignInChoice: {
            /** @description Which they are */
            companies: {
                /** @description Which */
                id: string;
                /** @description As it was registered */
                name: string;
            }[];
        };
        /** @description How a browser may sign in here */
        SignInWays: {
            /** @description A forgotten password can be replaced by a link that is sent by mail */
            mails_links: boolean;
            /** @description password: an e-mail address and a password of ours; oidc: GET /sales/session/oidc/ sends the browser to the identity provider; token: one of npm run token, for development; link: one that is good once. All but oidc are posted here */
            ways: ("oidc" | "password" | "token" | "link")[];
        };
        /** @description How far the SMTP server can be reached; for a mailbox that sends with Microsoft Graph, whether it is issued a token that may send */
        SmtpReport: {
            /** @description What the server offers */
            capabilities: string[];
            /** @description Why it ended there; null when everything works */
            code: ("TOKEN_SECRET_UNREADABLE" | "TOKEN_SECRET_WRONG" | "TOKEN_SECRET_EXPIRED" | "TOKEN_TENANT_UNKNOWN" | "TOKEN_APPLICATION_UNKNOWN" | "TOKEN_CONSENT_MISSING" | "TOKEN_SCOPE_REFUSED" | "TOKEN_MAILBOX_REFUSED" | "TOKEN_CLOCK_WRONG" | "TOKEN_URL_NOT_ALLOWED" | "TOKEN_REFUSED" | "TOKEN_SERVER_UNREACHABLE" | "TOKEN_ANSWER_INVALID" | "PORT_NOT_ALLOWED" | "HOST_NOT_ALLOWED" | "HOST_LOOKUP_FAILED" | "UNREACHABLE" | "NO_GREETING" | "NOT_A_MAIL_SERVER" | "SERVER_BUSY" | "SERVER_REFUSES" | "STARTTLS_MISSING" | "TLS_NOT_SPOKEN" | "TLS_TOO_OLD" | "TLS_FAILED" | "TLS_SELF_SIGNED" | "TLS_UNKNOWN_ISSUER" | "TLS_NAME_MISMATCH" | "TLS_EXPIRED" | "TLS_NOT_YET_VALID" | "AUTH_NOT_OFFERED" | "AUTH_FAILED" | "LOGIN_REFUSED" | "MAILBOX_ACCESS_MISSING" | "IMAP_DISABLED" | "SMTP_AUTH_DISABLED" | "PASSWORD_GONE" | "FOLDER_INVALID" | "FOLDER_MISSING" | "INBOX_UNAVAILABLE" | "SERVER_MISBEHAVES") | null;
            /** @description What to do */
            hint: string | null;
            /** @description A sentence for a person */
            message: string | null;
            /** @description Whether everything works */
            ok: boolean;
            /**
             * @description The last stage that was begun
             * @enum {string}
             */
            stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            /** @description Stage by stage */
            steps: {
                /** @description How long it took */
                ms: number;
                /**
                 * @description What was done
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            }[];
            /** @description Such as TLSv1.3; null without TLS */
            tls_version: string | null;
            /** @description Whether the same may work in a while */
            transient: boolean;
        };
        /** @description How the days went and what waits */
        Statistics: {
            /** @description Mails that wait for the machine */
            backlog: {
                /** @description More than these are told to the administrators */
                alarm_above: number;
                /** @description Whether they are told of now */
                alarmed: boolean;
                /** @description When the oldest received one came */
                oldest_at: string | null;
                /** @description Mails unread or received, and not finished */
                queued: number;
            };
            /** @description How sure the machine was */
            confidence: {
                /** @description How many drafts had a confidence of 0, 1, … 100, without its decimals: 101 numbers */
                drafts: number[];
                /** @description 0 to 100: the company's, of uploads; mailboxes have their own */
                threshold: number;
            };
            /** @description Over how many days, today included */
            days: number;
            /** @description What people made of drafts */
            decisions: {
                /** @description Approved after a person corrected them */
                approved_corrected: number;
                /** @description Approved as they were read */
                approved_unchanged: number;
                /** @description 0 to 1: approved unchanged, of those decided; null: none was */
                automation_rate: number | null;
                /** @description Cancelled */
                cancelled: number;
                /** @description Drafts that were decided */
                decided: number;
                /** @description From draft to decision, of the one in the middle of the newest 10,000 */
                median_seconds: number | null;
                /** @description Rejected */
                rejected: number;
            };
            /** @description Mails that failed for good, the most frequent cause first */
            failures: {
                /** @description Why */
                cause: ("network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal") | null;
                /** @description How many */
                mails: number;
            }[];
            /**
             * Format: date-time
             * @description When it was counted
             */
            generated_at: string;
            /** @description The lights of the mailboxes */
            mailboxes: {
                /**
                 * Format: uuid
                 * @description Which
                 */
                id: string;
                /** @description What it is for */
                module: components["schemas"]["Module"];
                /** @description What is wrong first, as a stable code */
                problem: string | null;
                /**
                 * @description In one word
                 * @enum {string}
                 */
                state: "ok" | "trouble" | "inactive" | "new";
            }[];
            /** @description Each of them, the oldest first */
            per_day: {
                /**
                 * Format: date
                 * @description Which
                 */
                day: string;
                /** @description Mails received */
                mails: number;
                /** @description Orders drafted */
                orders: number;
            }[];
            /** @description Drafts that wait for people */
            review: {
                /** @description Drafts that nobody has decided */
                drafts: number;
                /** @description When the oldest of them was made */
                oldest_at: string | null;
                /** @description Those that a person has to look at */
                requiring_review: number;
            };
            /** @description IANA: whose days they are */
            time_zone: string;
            /** @description Mails that nobody has marked as seen */
            unseen: {
                /** @description Mails that complain and became no order */
                complaints: number;
                /** @description Since when the oldest of them waits */
                oldest_at: string | null;
                /** @description Mails that ask something and became no order */
                questions: number;
            };
        };
        /** @description What became of the mails that a sync found */
        SyncReport: {
            /** @description Orders drafted */
            drafted: number;
            /** @description Mails that failed for good */
            failed: number;
            /** @description Mails found */
            fetched: number;
            /** @description Mails without an outcome yet */
            pending: number;
            /** @description Mails with a later attempt */
            waiting: number;
        };
        /** @description Background work; what it leaves depends on its kind */
        Task: {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "mailbox_removed" | "mailbox_inactive" | "mailbox_postponed" | "mailbox_unavailable" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "sync_now" | "reconcile";
            /** @description How far it has come; null: nothing to tell */
            progress: components["schemas"]["SyncReport"] | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["SyncReport"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "mailbox_removed" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "test_connection";
            /** @description How far it has come; null: nothing to tell */
            progress: components["schemas"]["ConnectionProgress"] | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["ConnectionReport"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "extraction_failed" | "nothing_found" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "upload_document";
            /** @description How far it has come; null: nothing to tell */
            progress: {
                /** @description Pages that are read */
                done: number;
                /** @description Pages that are looked at as pictures */
                pages: number;
            } | null;
            /** @description What came of it, once it has succeeded */
            result: {
                /**
                 * Format: uuid
                 * @description The upload
                 */
                document_id: string;
                /**
                 * Format: uri-reference
                 * @description Where to ask what it says
                 */
                url: string;
            } | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "mail_gone" | "file_changed" | "mailbox_removed" | "mailbox_unavailable" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "fetch_evidence";
            /** @description How far it has come; null: nothing to tell */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["FetchedEvidence"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "fetch_instructions";
            /** @description How far it has come; null: nothing to tell */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["FetchedInstructions"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "order_gone" | "order_over" | "nothing_to_read" | "words_not_kept" | "file_gone" | "file_changed" | "not_this_order" | "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "extraction_failed" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "re_extract";
            /** @description How far it has come; null: nothing to tell */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["ReExtractReport"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "re_extract_many";
            /** @description How far it has come; null: nothing to tell */
            progress: {
                /** @description Rows or orders that are done */
                done: number;
                /** @description Those there are */
                of: number;
            } | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["ReExtractedMany"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /** @description Why it failed */
            error: {
                /**
                 * @description Stable
                 * @enum {string}
                 */
                code: "file_gone" | "columns_missing" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description A sentence for a person */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it can be asked for
             */
            expires_at: string;
            /** @description When it ended */
            finished_at: string | null;
            /**
             * @description What is done
             * @enum {string}
             */
            kind: "import_customers" | "import_products" | "import_warehouses" | "import_prices";
            /** @description How far it has come; null: nothing to tell */
            progress: {
                /** @description Rows or orders that are done */
                done: number;
                /** @description Those there are */
                of: number;
            } | null;
            /** @description What came of it, once it has succeeded */
            result: components["schemas"]["ImportReport"] | null;
            /** @description When it began */
            started_at: string | null;
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        };
        /** @description Work that goes on in the background */
        TaskStarted: {
            /** @description How far it has come */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description Where to ask for it
             */
            url: string;
        };
        /**
         * @description How far it has come
         * @enum {string}
         */
        TaskState: "queued" | "running" | "succeeded" | "failed";
        /** @description What each threshold would have done with the drafts of a mailbox */
        ThresholdSimulation: {
            /** @description Those of them that ask for a person whatever the threshold */
            always_review: number;
            /** @description Over how many days */
            days: number;
            /** @description Drafts of its mails in these days */
            drafts: number;
            /**
             * Format: uuid
             * @description Which
             */
            mailbox: string;
            /** @description 0 to 100: as it is set */
            threshold: number;
            /** @description For 0 to 100: 101 of them */
            thresholds: {
                /** @description Of those that pass: approved as they were read */
                approved_unchanged: number;
                /** @description Of those that pass: corrected by a person, and not rejected */
                corrected: number;
                /** @description Drafts at least this sure that nothing else would hold */
                pass: number;
                /** @description Of those that pass: rejected or cancelled */
                rejected: number;
                /** @description The others */
                review: number;
                /** @description 0 to 100 */
                threshold: number;
                /** @description Of those that pass: not touched yet */
                undecided: number;
            }[];
        };
        /** @description A mail that a person has read before any poll saw it */
        UnprocessedMail: {
            /** @description Attachments worth reading */
            attachment_count: number;
            /** @description The address of the sender */
            email_from: string;
            /** @description As it was written */
            email_subject: string;
            /**
             * Format: date-time
             * @description When the mail server took it
             */
            received_at: string;
            /** @description Its UID in INBOX */
            uid: number;
        };
        /** @description An uploaded document, and what became of it */
        Upload: {
            /** @description Why no order can be read from it; null: it is not refused */
            code: ("password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "nothing_found") | null;
            /** @description 0 to 100; the lowest of its orders */
            confidence: number | null;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description Who orders, as it says */
            customer_name: string | null;
            /** @description What stands in it */
            document_types: ("order" | "order_change" | "order_cancellation" | "order_response" | "quotation" | "invoice" | "delivery_note" | "receipt" | "other")[];
            /**
             * Format: date-time
             * @description Until when an order can be made of it
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description The upload
             */
            id: string;
            /** @description As the file was called */
            name: string;
            /** @description How many orders stand in it */
            orders: number;
            /** @description The customer's number of the first order */
            po_number: string | null;
            /** @description The orders that were made of it, or have it beside them */
            sales_orders: string[];
            /** @description In bytes */
            size: number;
            /**
             * @description reading; refused: it cannot be read; no_order: none stands in it; waiting: for a person to make orders of it, or to dismiss it; ordered; dismissed; expired: its day is over, and nobody said
             * @enum {string}
             */
            state: "reading" | "refused" | "no_order" | "waiting" | "ordered" | "dismissed" | "expired";
            /** @description Of the first order, in its currency */
            total: number | null;
            /** @description Who uploaded it */
            uploaded_by: string;
            /**
             * Format: uri-reference
             * @description What it says; as long as it is there
             */
            url: string;
        };
        /** @description A person who signs in with a password of this service */
        User: {
            /** @description The address that they sign in with */
            email: string;
            /** @description When */
            ended_at: string | null;
            /**
             * Format: uuid
             * @description The user; histories and keys name them by it
             */
            id: string;
            /**
             * Format: date-time
             * @description When, the last time
             */
            invited_at: string;
            /** @description When they set their password */
            joined_at: string | null;
            /** @description When, the last time */
            last_sign_in_at: string | null;
            /** @description As they call themselves; null until somebody said */
            name: string | null;
            /** @description What they may do */
            roles: components["schemas"]["Role"][];
            /** @description They give a code of their phone, too */
            second_step: boolean;
            /**
             * @description invited: they have no password yet; ended: they do not come in any more
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description A page of what waits for a person */
        Waiting: {
            /** @description How much waits in all */
            counts: components["schemas"]["WaitingCounts"];
            /** @description Ordered as asked */
            waiting: components["schemas"]["WaitingEntry"][];
        };
        /** @description How much waits, whatever the filter; exact up to 10,000 */
        WaitingCounts: {
            /** @description By the code of the reason; one entry may have several */
            by_reason: {
                [key: string]: number;
            };
            /** @description By the way it came: email, upload, chat, api */
            by_source: {
                [key: string]: number;
            };
            /** @description What is assigned to the caller */
            mine: number;
            /** @description There is more than that: it is not counted further */
            more: boolean;
            /** @description What there is a reason to look at */
            requires_review: number;
            /** @description Everything */
            total: number;
            /** @description What nobody looks after */
            unassigned: number;
        };
        /** @description Something that waits for a person */
        WaitingEntry: {
            /** @description The same in seconds */
            age: number;
            /** @description Who looks after it: the subject of their token */
            assignee: string | null;
            /** @description The customer's wishes to cancel that wait */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description 0 to 100; null where nothing was read */
            confidence: number | null;
            /** @description The confidence at a glance: high from 70 on; null where nothing was read */
            confidence_level: ("high" | "low") | null;
            /** @description ISO 4217 */
            currency: string | null;
            /** @description The customer it was matched to */
            customer: components["schemas"]["RecordReference"] | null;
            /** @description The address of who ordered */
            customer_email: string | null;
            /** @description Who ordered, as the document or the sender says */
            customer_name: string | null;
            /** @description The same, for programs */
            error: components["schemas"]["Reason"] | null;
            /** @description Why a mail failed */
            error_message: string | null;
            /** @description The facts of those that have some */
            findings: components["schemas"]["ReviewFinding"][];
            /**
             * Format: uuid
             * @description The order, the log entry, the document or the chat session
             */
            id: string;
            /**
             * @description An order; a mail that failed or that no order stands for; an upload of which orders are to be made; a conversation that was handed over
             * @enum {string}
             */
            kind: "order" | "email" | "document" | "chat";
            /** @description The customer's number of it */
            po_number: string | null;
            /** @description Why, in the order in which one would look */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description The order's number; null for what is none */
            reference: string | null;
            /** @description Whether there is a reason to look; a draft without one waits for its approval alone */
            requires_review: boolean;
            /** @description What came later and waits, with what it would change */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description What it was made of */
            source: components["schemas"]["OrderSource"];
            /**
             * @description Where the order or the mail stands; WAITING: of another kind
             * @enum {string}
             */
            status: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "SUCCESS" | "FAILED" | "WAITING";
            /** @description Of the mail it came in; the name of an uploaded file */
            subject: string | null;
            /** @description Below this confidence a person has to look */
            threshold: number;
            /** @description In its currency */
            total: number | null;
            /**
             * Format: uri-reference
             * @description Where it can be read
             */
            url: string;
            /**
             * Format: date-time
             * @description Since when it waits
             */
            waiting_since: string;
            /** @description From where it would be delivered */
            warehouse: components["schemas"]["RecordReference"] | null;
        };
        /** @description From where orders are delivered */
        Warehouse: {
            /** @description Its short name; stays as it was given */
            code: string;
            /** @description Whose it is */
            company: string;
            /**
             * Format: uuid
             * @description The warehouse
             */
            id: string;
            /** @description Whether drafts get it by themselves */
            is_default: boolean;
            /** @description For a person */
            name: string;
        };
        /** @description Something about the document that a person should know */
        Warning: {
            /**
             * @description Stable
             * @enum {string}
             */
            code: "name_mismatch" | "declared_type_mismatch" | "pages_cut" | "page_text_cut" | "scans_cut" | "rows_cut" | "sheets_cut" | "sheet_cut" | "data_cut" | "edi_cut" | "layout_cut" | "page_stopped" | "page_refused" | "page_not_rendered" | "scans_out_of_time" | "hidden_text" | "struck_out" | "sheet_hidden" | "rows_hidden" | "formulas_without_value" | "edi_count_differs" | "edi_reference_differs" | "edi_change_in_part" | "edi_message_left_out" | "attachment_not_read" | "document_left_out" | "several_delivery_dates" | "delivery_before_order" | "sizes_summed" | "po_number_incomplete" | "encoding_uncertain" | "files_differ" | "data_differs" | "model_not_used" | "rules_not_used" | "order_of_the_model" | "model_rows_differ" | "model_type_differs" | "model_not_grounded" | "unclassified";
            /** @description What it is about, by the names of the code; without any where only the sentence is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description The same in a sentence */
            text: string;
            /** @description Why a page or another file was not read, where it says that */
            why: components["schemas"]["Reason"][];
        };
        /** @description One message to an endpoint, with every try */
        WebhookDelivery: {
            /** @description The newest 20, first to last */
            attempts: {
                /**
                 * Format: date-time
                 * @description When it ended
                 */
                at: string;
                /**
                 * @description How it ended
                 * @enum {string}
                 */
                end: "due" | "attempted" | "sent" | "failed" | "not_wanted" | "ambiguous";
                /** @description How long it took */
                ms: number | null;
                /** @description Why it failed */
                reason: string;
                /** @description What was answered; null: nothing */
                status: number | null;
                /** @description The same, for programs; null where it did not */
                why: components["schemas"]["Reason"] | null;
            }[];
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The delivery
             */
            id: string;
            /** @description When it is tried again; null with failed: not before somebody resumes the endpoint */
            next_attempt_at: string | null;
            /** @description The order that it tells of; null for a test */
            sales_order: string | null;
            /**
             * @description due: it waits for its turn, or for the endpoint to be resumed; failed: see next_attempt_at
             * @enum {string}
             */
            status: "due" | "attempted" | "sent" | "failed" | "not_wanted" | "ambiguous";
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description The message: the same in every delivery of it */
            webhook_id: string;
        };
        /** @description Another system that is told of orders */
        WebhookEndpoint: {
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /** @description What it is for */
            description: string | null;
            /** @description What it wants to hear of */
            event_types: components["schemas"]["AnnouncementType"][];
            /**
             * Format: uuid
             * @description The endpoint
             */
            id: string;
            /** @description Why nothing is sent to it; null: it is sent to */
            paused: ("person" | "exhausted" | "gone") | null;
            /** @description Why it is paused, for people; null: it is sent to */
            paused_reason: string | null;
            /** @description The same, for programs; a person’s own words have the code `other` */
            paused_why: components["schemas"]["Reason"] | null;
            /** @description Until when the secret before this one signs as well; null: it was never rotated */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description Where it is sent to */
            url: string;
        };
        /** @description An endpoint whose secret is shown this once */
        WebhookEndpointWithSecret: {
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /** @description What it is for */
            description: string | null;
            /** @description What it wants to hear of */
            event_types: components["schemas"]["AnnouncementType"][];
            /**
             * Format: uuid
             * @description The endpoint
             */
            id: string;
            /** @description Why nothing is sent to it; null: it is sent to */
            paused: ("person" | "exhausted" | "gone") | null;
            /** @description Why it is paused, for people; null: it is sent to */
            paused_reason: string | null;
            /** @description The same, for programs; a person’s own words have the code `other` */
            paused_why: components["schemas"]["Reason"] | null;
            /** @description Until when the secret before this one signs as well; null: it was never rotated */
            previous_secret_until: string | null;
            /** @description Verifies what is sent (Standard Webhooks); it cannot be asked for again, and is null where a request is repeated with its Idempotency-Key */
            secret: string | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
            /** @description Where it is sent to */
            url: string;
        };
        /** @description A test that is on its way */
        WebhookTest: {
            /** @description Its id in the log of deliveries */
            webhook_id: string;
        };
    };
    responses: {
        /** @description Why it was refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
    get_api_chatchannel_admin_audit: {
        parameters: {
            query?: {
                /** @description Only what was done by it */
                agent_id?: string;
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Only what was done in this conversation */
                session?: string;
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAuditEntry"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_admin_cleanup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description true: nothing was changed
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCleanup"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_admin_knowledge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_admin_knowledge_sync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Which kinds of records
                     * @default [
                     *       "product",
                     *       "order",
                     *       "text"
                     *     ]
                     */
                    entities?: ("product" | "order" | "text")[];
                    /**
                     * @description Take every record again, changed or not
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeRunStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_admin_knowledge_texts: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeText"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_admin_knowledge_texts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What everybody who asks may be told */
                    text: string;
                    /** @description What it is about */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeText"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_api_chatchannel_admin_knowledge_texts_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_channels: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_channels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether documents sent here become drafts
                     * @default false
                     */
                    accept_orders?: boolean;
                    /**
                     * Format: password
                     * @description The provider's token; never shown again
                     */
                    access_token: string;
                    /**
                     * @description The number as people write it
                     * @default null
                     */
                    display_phone_number?: string | "" | null;
                    /** @description For a person */
                    name: string;
                    /** @description The provider's id of the number */
                    phone_number_id: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_channels_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_api_chatchannel_channels_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_api_chatchannel_channels_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether documents sent here become drafts */
                    accept_orders?: boolean;
                    /**
                     * Format: password
                     * @description The provider's token; never shown again
                     */
                    access_token?: string;
                    /** @description Whose it is */
                    readonly company?: string;
                    /**
                     * Format: date-time
                     * @description When it was set up
                     */
                    readonly created_at?: string;
                    /** @description The number as people write it */
                    display_phone_number?: string | "" | null;
                    /** @description Always true: there is none without; it is never shown */
                    readonly has_access_token?: boolean;
                    /**
                     * Format: uuid
                     * @description The channel
                     */
                    readonly id?: string;
                    /** @description For a person */
                    name?: string;
                    /** @description The provider's id of the number */
                    phone_number_id?: string;
                    /**
                     * @description paused: the provider refuses its token or account; unconfirmed: it has not said yet that the token owns the number, until then no messages come
                     * @enum {string}
                     */
                    readonly state?: "active" | "paused" | "unconfirmed";
                    /** @description What the provider refuses; null: nothing */
                    readonly trouble?: ("auth" | "account") | null;
                    /** @description The provider's code of that */
                    readonly trouble_code?: number | null;
                    /**
                     * Format: date-time
                     * @description When it last changed
                     */
                    readonly updated_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_channels_id_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_channels_id_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannelReport"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_sessions: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description Only open ones, or only closed ones */
                is_active?: "true" | "false";
                /** @description How many on one page */
                limit?: number;
                /** @description A message: the conversation that it is part of */
                message?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_sessions_id_close: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_sessions_id_customer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who they are, once a person confirmed it */
                    customer: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_sessions_id_handover: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_sessions_id_messages: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_sessions_id_messages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description null once its time to be kept is over, or without any */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_sessions_id_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_stats: {
        parameters: {
            query?: {
                /** @description At this time or later */
                from?: string;
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStatistics"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_api_chatchannel_webhook: {
        parameters: {
            query: {
                /** @description Sent back byte for byte */
                "hub.challenge": string;
                /** @description Where it is given */
                "hub.mode"?: "subscribe";
                /** @description The configured CHAT_VERIFY_TOKEN */
                "hub.verify_token": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_api_chatchannel_webhook: {
        parameters: {
            query?: never;
            header: {
                /** @description sha256= and the HMAC-SHA256 of the raw body under the app secret, in hex */
                "X-Hub-Signature-256": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One for each account */
                    entry: {
                        /** @description One for each thing that happened */
                        changes?: {
                            /** @description messages */
                            field?: string;
                            /** @description What changed */
                            value?: {
                                /** @description Who writes */
                                contacts?: {
                                    /** @description The provider's id of who has no number */
                                    user_id?: string;
                                    /** @description Their number */
                                    wa_id?: string;
                                }[];
                                /** @description What they wrote */
                                messages?: {
                                    /** @description Who */
                                    from?: string;
                                    /** @description The provider's id */
                                    id?: string;
                                    /** @description When, in seconds since 1970 */
                                    timestamp?: string;
                                    /** @description text, image, document, … */
                                    type?: string;
                                }[];
                                /** @description whatsapp */
                                messaging_product?: string;
                                /** @description The number that it came to */
                                metadata?: {
                                    /** @description As people write it */
                                    display_phone_number?: string;
                                    /** @description The provider's id of it */
                                    phone_number_id?: string;
                                };
                                /** @description What became of replies */
                                statuses?: {
                                    /** @description The provider's id of the reply */
                                    id?: string;
                                    /** @description To whom */
                                    recipient_id?: string;
                                    /** @description sent, delivered, read, failed */
                                    status?: string;
                                    /** @description When, in seconds since 1970 */
                                    timestamp?: string;
                                }[];
                            };
                        }[];
                        /** @description The account */
                        id?: string;
                    }[];
                    /** @description whatsapp_business_account */
                    object: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description ignored: it was for nobody here
                         * @enum {string}
                         */
                        status: "received" | "ignored";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The process runs
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_api_keys: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_api_keys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description After how many days it ends by itself
                     * @default 365
                     */
                    expires_in_days?: number;
                    /** @description What it is for */
                    name: string;
                    /**
                     * @description What its bearer may do
                     * @default [
                     *       "sales"
                     *     ]
                     */
                    roles?: ("admin" | "sales" | "auditor")[];
                    /** @description What of that it is confined to; null: nothing less */
                    scopes?: ("orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_api_keys_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_api_keys_end_of: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who made them, as the list of keys names them: user:anna */
                    created_by: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedAccess"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_audit_extractions: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description Only what was read by it */
                extractor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description 0 to 100: at most this sure */
                max_confidence?: number;
                /** @description 0 to 100: at least this sure */
                min_confidence?: number;
                /** @description Only those of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only what became this */
                outcome?: "drafted" | "revised" | "duplicate" | "held" | "none" | "pending" | "failed";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditedExtraction"][];
                    "application/x-ndjson": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_audit_security: {
        parameters: {
            query?: {
                /** @description Who did it, as the list names them: user:anna; or a part of their name */
                actor?: string;
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description Only orders, or only mails that no order stands for */
                kind?: "signed_in" | "signed_out" | "sign_in_changed" | "access_refused" | "key_made" | "key_ended" | "rights_changed" | "settings_changed" | "person_erased" | "records_read" | "records_exported";
                /** @description How many on one page */
                limit?: number;
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityLogEntry"][];
                    "application/x-ndjson": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_auto_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApproval"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_auto_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description In percent, above 0 and up to 10 */
                    accepted_error_percent?: string | number;
                    /** @description At most so many automatic approvals a day */
                    daily_count?: number;
                    /** @description At most this value a day, by currency */
                    daily_value?: {
                        /** @description Decimal text */
                        amount: string | number;
                        /** @description ISO 4217 */
                        currency: string;
                    }[];
                    /** @description How long an approval is announced before it is carried out */
                    delay_minutes?: number;
                    /**
                     * @description off: there are no rules; shadow: recorded, and nothing follows; on; suspended: by the service, too many orders were wrong
                     * @enum {string}
                     */
                    readonly mode?: "off" | "shadow" | "on" | "suspended";
                    /** @description Of the current version */
                    readonly proof?: {
                        /** @description The error rate that the company accepts */
                        accepted_percent: string;
                        /** @description The highest error rate that fits this: exact binomial bound (Clopper-Pearson), one-sided, 95 % */
                        bound_percent: string;
                        /** @description Whether the policy may be switched on */
                        proven: boolean;
                        /** @description Orders that the policy would have approved and a person approved unchanged */
                        right: number;
                        /** @description How many more right orders it needs before that while none is wrong */
                        right_orders_needed: number;
                        /** @description Orders that it would have approved, and that were corrected, rejected or refused */
                        wrong: number;
                    };
                    /** @description The first one that an order is in the scope of decides */
                    rules?: {
                        /**
                         * @description DMARC passed for the sender of the mail
                         * @default true
                         */
                        authenticated_sender?: boolean;
                        /**
                         * @description Ids of the customers that it is for; none: all
                         * @default []
                         */
                        customers?: string[];
                        /**
                         * @description No product was found by likeness
                         * @default true
                         */
                        exact_products?: boolean;
                        /**
                         * @description The order goes to a place that a person has approved for this customer, or names none
                         * @default true
                         */
                        known_ship_to?: boolean;
                        /**
                         * @description How many approved orders the layout of the document was confirmed by; 0: any number
                         * @default 3
                         */
                        layout_confirmations?: number;
                        /**
                         * @description Ids of the mailboxes that it is for; none: all
                         * @default []
                         */
                        mailboxes?: string[];
                        /**
                         * @description A customer with more wrong orders than this under the policy is left to a person
                         * @default 1
                         */
                        max_customer_errors?: number;
                        /** @description The highest total by currency; orders in other currencies are left to a person */
                        max_total: {
                            /** @description Decimal text */
                            amount: string | number;
                            /** @description ISO 4217 */
                            currency: string;
                        }[];
                        /**
                         * @description 0 to 100: the least confidence of the order
                         * @default 90
                         */
                        min_confidence?: number;
                        /** @description What people call it */
                        name: string;
                        /**
                         * @description How far prices may be from the listed ones; null: they are not compared
                         * @default 0
                         */
                        price_tolerance_percent?: (string | number) | "" | null;
                        /**
                         * @description The customer was found by its number, its tax number or an address of its record
                         * @default true
                         */
                        strong_customer_key?: boolean;
                        /**
                         * @description Review reasons that are no obstacle
                         * @default []
                         */
                        tolerated_reasons?: ("confidence_below_threshold" | "customer_by_domain" | "customer_by_similar_name" | "product_by_similar_name" | "unit_differs" | "order_in_mail_text" | "received_by_chat" | "attachment_unread" | "delivery_date_weekend" | "delivery_date_far" | "delivery_date_past" | "quantity_unusual" | "price_differs" | "total_over_limit" | "currency_differs")[];
                        /**
                         * @description How many orders of the customer in this layout were approved unchanged in a row; 0: any number
                         * @default 5
                         */
                        trusted_run?: number;
                    }[];
                    /** @description One order in so many goes to a person all the same */
                    sample_every?: number;
                    /** @description Orders count for the proof after so many days; one that is still undecided then counts as wrong */
                    settling_days?: number;
                    /** @description Counts how often the rules changed; 0: never */
                    readonly version?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApproval"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_auto_approval_orders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApprovalJudgement"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_auto_approval_simulation: {
        parameters: {
            query?: {
                /** @description At this time or later */
                from?: string;
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApprovalSimulation"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_auto_approval_switch_off: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApproval"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_auto_approval_switch_on: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoApproval"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_company_settings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_company_settings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Who is told when something is wrong */
                    admin_emails?: string[];
                    /** @description Customers can be asked by mail about drafts that lack something */
                    ask_customers?: boolean;
                    /** @description 1 to 60: days until an answer is due */
                    ask_deadline_days?: number;
                    /** @description 0 to 59: days after which the customer is reminded once; 0: no reminder */
                    ask_reminder_days?: number;
                    /** @description 30 to 3650: days after which entries of the security log are shown to nobody; null: as long as the installation keeps them */
                    audit_data_days?: number | "" | null;
                    /** @description The same for chats alone; null: as `personal_data_days` says */
                    chat_data_days?: number | "" | null;
                    /** @description Its id */
                    readonly company?: string;
                    /** @description ISO 4217: where a document names none */
                    currency?: string | "" | null;
                    /** @description 0 to 3600: seconds for which an approval can be undone; until then feed, webhooks and customers are told nothing of it */
                    hand_over_delay?: number;
                    /** @description 1 to 730: a machine’s key that somebody from an identity provider made stops after so many days without them, until they are seen again */
                    key_maker_days?: number;
                    /** @description A language model reads the documents of the company, where the installation has one configured */
                    language_model?: boolean;
                    /** @description What the model may cost in a month (UTC), in whole units of the currency of `AI_PRICES`; null: as much as the installation allows */
                    language_model_monthly_cost?: number | "" | null;
                    /** @description With a document, the model is sent customers and products that it may mean (names, codes, tax numbers, addresses) and approved orders of the same customer: no contact persons, e-mail addresses or prices */
                    language_model_records?: boolean;
                    /** @description Names, e-mail addresses and phone numbers of contact persons are replaced before a document is sent to the model, and no pictures are sent */
                    language_model_redaction?: boolean;
                    /** @description BCP 47: how its numbers and dates are written */
                    locale?: string | "" | null;
                    /** @description The same for mails, documents and notifications alone; null: as `personal_data_days` says */
                    mail_data_days?: number | "" | null;
                    /** @description Customers are told by mail that their order was approved */
                    mail_on_approval?: boolean;
                    /** @description Customers are told by mail that their order came in */
                    mail_on_receipt?: boolean;
                    /** @description 0 to 100: of uploads, below it a person has to look */
                    min_confidence_threshold?: number;
                    /** @description As it was registered */
                    readonly name?: string;
                    /** @description The same for orders and leads alone; null: as `personal_data_days` says */
                    order_data_days?: number | "" | null;
                    /** @description Its own domains, never taken for a customer */
                    own_domains?: string[];
                    /** @description Its own names, never taken for a customer */
                    own_names?: string[];
                    /** @description 30 to 3650: days after which what came in tells of nobody any more (mails, documents, orders, leads, chats), counted from the last event about them; null: for good */
                    personal_data_days?: number | "" | null;
                    /** @description What of an order a person has to look at */
                    review_checks?: {
                        /** @description The currency is neither the customer's nor the company's */
                        currency_differs?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The customer is blocked */
                        customer_blocked?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The delivery date lies beyond the horizon of the company */
                        delivery_date_far?: {
                            /** @description How far ahead is nothing unusual, in days */
                            days?: number;
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The delivery date is over already when the order comes */
                        delivery_date_past?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The delivery date is a Saturday or a Sunday */
                        delivery_date_weekend?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The price of a line is not what the customer's price list, or else the product, says */
                        price_differs?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                            /** @description How far it may be away, up or down, in percent */
                            tolerance_percent?: string | number;
                        };
                        /** @description The quantity is far from what the customer orders of the product */
                        quantity_unusual?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                            /** @description How many times the usual, or what part of it, is nothing unusual */
                            factor?: number;
                            /** @description How many approved orders it takes to know what is usual */
                            min_orders?: number;
                        };
                        /** @description The mail's sender is not of the customer's addresses and domains, or DMARC failed for it. Colleagues who forward an order are of the company's own domains */
                        sender_unverified?: {
                            /** @description Further servers whose Authentication-Results are believed, by the name they write there (mx.google.com); the mailbox's own domain and its IMAP server always are */
                            authserv_id?: string;
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                        };
                        /** @description The customer ordered the same articles within some days, under another number */
                        similar_order?: {
                            /** @description Within how many days */
                            days?: number;
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                            /** @description Only where the quantities are the same as well */
                            same_quantities?: boolean;
                        };
                        /** @description The total is over a limit. Without exchange rates only totals in the company's own currency are compared */
                        total_over_limit?: {
                            /** @description Whether orders are looked at for it */
                            enabled?: boolean;
                            /** @description In the company's currency */
                            limit?: string | number;
                        };
                    };
                    /** @description IANA: of the times in its mails */
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_customers: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_customers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Its postal addresses
                     * @default []
                     */
                    addresses?: {
                        /**
                         * @description Or village
                         * @default null
                         */
                        city?: string | "" | null;
                        /**
                         * @description As it is written
                         * @default null
                         */
                        country?: string | "" | null;
                        /**
                         * @description What the address is for
                         * @default null
                         */
                        label?: string | "" | null;
                        /**
                         * @description Where there is one
                         * @default null
                         */
                        postal_code?: string | "" | null;
                        /**
                         * @description With its number
                         * @default null
                         */
                        street?: string | "" | null;
                    }[];
                    /**
                     * @description Other names that it orders under
                     * @default []
                     */
                    aliases?: string[];
                    /**
                     * @description A person has to look at whatever it orders
                     * @default false
                     */
                    blocked?: boolean;
                    /**
                     * @description Why
                     * @default null
                     */
                    blocked_reason?: string | "" | null;
                    /**
                     * @description Its number with the company
                     * @default null
                     */
                    code?: string | "" | null;
                    /**
                     * @description ISO 4217: what it orders in
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description Domains of its addresses
                     * @default []
                     */
                    domains?: string[];
                    /**
                     * @description Addresses that its people write from
                     * @default []
                     */
                    emails?: string[];
                    /** @description As it is written on its orders */
                    name: string;
                    /**
                     * @description Its telephones
                     * @default []
                     */
                    phones?: string[];
                    /**
                     * @description It gives one purchase order number to several orders: another document under a number is an order of its own
                     * @default false
                     */
                    several_orders_per_number?: boolean;
                    /**
                     * @description With or without its country
                     * @default null
                     */
                    tax_number?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_customers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_customers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_customers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Its postal addresses */
                    addresses?: {
                        /**
                         * @description Or village
                         * @default null
                         */
                        city?: string | "" | null;
                        /**
                         * @description As it is written
                         * @default null
                         */
                        country?: string | "" | null;
                        /**
                         * @description What the address is for
                         * @default null
                         */
                        label?: string | "" | null;
                        /**
                         * @description Where there is one
                         * @default null
                         */
                        postal_code?: string | "" | null;
                        /**
                         * @description With its number
                         * @default null
                         */
                        street?: string | "" | null;
                    }[];
                    /** @description Other names that it orders under */
                    aliases?: string[];
                    /** @description A person has to look at whatever it orders */
                    blocked?: boolean;
                    /** @description Why */
                    blocked_reason?: string | "" | null;
                    /** @description Its number with the company */
                    code?: string | "" | null;
                    /** @description Whose customer it is */
                    readonly company?: string;
                    /** @description ISO 4217: what it orders in */
                    currency?: string | "" | null;
                    /** @description Domains of its addresses */
                    domains?: string[];
                    /** @description Addresses that its people write from */
                    emails?: string[];
                    /**
                     * Format: uuid
                     * @description The customer
                     */
                    readonly id?: string;
                    /** @description As it is written on its orders */
                    name?: string;
                    /** @description Its telephones */
                    phones?: string[];
                    /** @description It gives one purchase order number to several orders: another document under a number is an order of its own */
                    several_orders_per_number?: boolean;
                    /** @description With or without its country */
                    tax_number?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_customers_id_prices: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_customers_import: {
        parameters: {
            query?: {
                /** @description The fields of the columns in their order, parted by commas; nothing for a column to leave out. Fields: code, name, tax_number, emails, phones, domains, currency, street, postal_code, city, country, aliases, blocked, blocked_reason, several_orders_per_number */
                columns?: string;
                /** @description Only say what would be done */
                dry_run?: boolean;
            };
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_customers_import_template: {
        parameters: {
            query?: {
                /** @description Of the headers */
                language?: "en" | "de" | "fr" | "es" | "pl" | "it" | "nl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_document_layouts: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLayout"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_document_layouts_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_documents: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description What was sent along, to come back */
                state?: "reading" | "refused" | "no_order" | "waiting" | "ordered" | "dismissed" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_documents_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_documents_id_dismiss: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_documents_id_pages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePages"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_documents_id_pages_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
                /** @description The page, from 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_configs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How the service signs in to both servers; absent: with email_password
                     * @enum {string}
                     */
                    authentication?: "password" | "microsoft_365" | "google_service_account" | "oauth2";
                    /** @description The name in the Authentication-Results field that the receiving server writes; absent or empty: a name below the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /**
                     * @description Whether mails become drafts by themselves
                     * @default true
                     */
                    auto_create_draft?: boolean;
                    /**
                     * Format: email
                     * @description Its address, and the name to sign in with where imap_login and smtp_login are empty
                     */
                    email_address: string;
                    /**
                     * Format: password
                     * @description Never shown again; demanded anew when a server changes
                     */
                    email_password?: string;
                    /** @description Whether a connection is kept on which the server says what comes in (IMAP IDLE), beside the poll */
                    imap_idle?: boolean;
                    /** @description The name to sign in with over IMAP; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /**
                     * @description Its port
                     * @default 993
                     */
                    imap_port?: number;
                    /** @description Host to fetch from */
                    imap_server: string;
                    /**
                     * @description true: TLS from the first byte; false: STARTTLS
                     * @default true
                     */
                    imap_use_ssl?: boolean;
                    /** @description Whether the folders below watched_folders are watched too */
                    include_subfolders?: boolean;
                    /**
                     * @description Whether it is polled
                     * @default true
                     */
                    is_active?: boolean;
                    /**
                     * @description 0 to 100; below it a person has to look
                     * @default 70
                     */
                    min_confidence_threshold?: number;
                    /**
                     * @description One mailbox for each
                     * @enum {string}
                     */
                    module: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to mail that is no order: processed_folder (the default) and own_folder move it, forward sends it to non_orders_forward_to and moves it, leave marks it where it is
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description The folder of own_folder, and of forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description The address of forward */
                    non_orders_forward_to?: string | "" | null;
                    /**
                     * @description Who is told of outcomes; empty: nobody
                     * @default null
                     */
                    notification_email?: string | "" | null;
                    /** @description The application (client) id */
                    oauth_client_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: the scope that is asked for; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description The client secret, the certificate and its private key in PEM, or the JSON key file; never shown again, demanded anew when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description The day on which the secret of the application ends; null: not known */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Of a Microsoft 365 application: the directory (tenant) id or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: where tokens are asked for */
                    oauth_token_url?: string | "" | null;
                    /**
                     * @description Unread mail from before this day is left alone; null: all is taken
                     * @default null
                     */
                    process_since?: string | "" | null;
                    /**
                     * @description Where mails go when they are done
                     * @default Processed
                     */
                    processed_folder?: string;
                    /**
                     * @description By which way it sends: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description The name to sign in with over SMTP; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /**
                     * @description Its port
                     * @default 587
                     */
                    smtp_port?: number;
                    /** @description Host to send through */
                    smtp_server: string;
                    /**
                     * @description Whether TLS is demanded: from the first byte on port 465, else by STARTTLS
                     * @default true
                     */
                    smtp_use_tls?: boolean;
                    /** @description Folders whose mails are processed, "/" between levels; absent or empty: INBOX */
                    watched_folders?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_email_configs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_email_configs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description How the service signs in to both servers; absent: with email_password
                     * @enum {string}
                     */
                    authentication?: "password" | "microsoft_365" | "google_service_account" | "oauth2";
                    /** @description The name in the Authentication-Results field that the receiving server writes; absent or empty: a name below the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /** @description Whether mails become drafts by themselves */
                    auto_create_draft?: boolean;
                    /** @description Whose it is */
                    readonly company?: string;
                    /**
                     * Format: email
                     * @description Its address, and the name to sign in with where imap_login and smtp_login are empty
                     */
                    email_address?: string;
                    /**
                     * Format: password
                     * @description Never shown again; demanded anew when a server changes
                     */
                    email_password?: string;
                    /** @description Always true: there is none without a password or the secret of an application */
                    readonly has_password?: boolean;
                    /**
                     * Format: uuid
                     * @description The mailbox
                     */
                    readonly id?: string;
                    /** @description Whether a connection is kept on which the server says what comes in (IMAP IDLE), beside the poll */
                    imap_idle?: boolean;
                    /** @description The name to sign in with over IMAP; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /** @description Its port */
                    imap_port?: number;
                    /** @description Host to fetch from */
                    imap_server?: string;
                    /** @description true: TLS from the first byte; false: STARTTLS */
                    imap_use_ssl?: boolean;
                    /** @description Whether the folders below watched_folders are watched too */
                    include_subfolders?: boolean;
                    /** @description Whether it is polled */
                    is_active?: boolean;
                    /** @description What the last poll failed with; null when it went well */
                    readonly last_error?: string | null;
                    /** @description The cause of that, stable */
                    readonly last_error_cause?: components["schemas"]["MailboxTrouble"] | null;
                    /** @description The last poll that went well */
                    readonly last_sync?: string | null;
                    /** @description 0 to 100; below it a person has to look */
                    min_confidence_threshold?: number;
                    /**
                     * @description One mailbox for each
                     * @enum {string}
                     */
                    module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to mail that is no order: processed_folder (the default) and own_folder move it, forward sends it to non_orders_forward_to and moves it, leave marks it where it is
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description The folder of own_folder, and of forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description The address of forward */
                    non_orders_forward_to?: string | "" | null;
                    /** @description Who is told of outcomes; empty: nobody */
                    notification_email?: string | "" | null;
                    /** @description The application (client) id */
                    oauth_client_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: the scope that is asked for; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description The client secret, the certificate and its private key in PEM, or the JSON key file; never shown again, demanded anew when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description The day on which the secret of the application ends; null: not known */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Of a Microsoft 365 application: the directory (tenant) id or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: where tokens are asked for */
                    oauth_token_url?: string | "" | null;
                    /** @description Unread mail from before this day is left alone; null: all is taken */
                    process_since?: string | "" | null;
                    /** @description Where mails go when they are done */
                    processed_folder?: string;
                    /**
                     * @description By which way it sends: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description The name to sign in with over SMTP; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /** @description Its port */
                    smtp_port?: number;
                    /** @description Host to send through */
                    smtp_server?: string;
                    /** @description Whether TLS is demanded: from the first byte on port 465, else by STARTTLS */
                    smtp_use_tls?: boolean;
                    /** @description Why it cannot be reached; null while it can */
                    readonly trouble?: components["schemas"]["MailboxTrouble"] | null;
                    /** @description Folders whose mails are processed, "/" between levels; absent or empty: INBOX */
                    watched_folders?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_id_health: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxHealth"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_id_history: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: number;
                /** @description How many on one page */
                limit?: number;
            };
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_configs_id_reconcile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_id_simulation: {
        parameters: {
            query?: {
                /** @description Over how many days, today included */
                days?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThresholdSimulation"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_configs_id_sync_now: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_configs_id_test_connection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_id_unprocessed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnprocessedMail"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_logs: {
        parameters: {
            query?: {
                /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                assignee?: string;
                /** @description Only failed mails of this cause */
                cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description Only mails that became no order and are of this kind */
                kind?: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
                /** @description How many on one page */
                limit?: number;
                /** @description Only those of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only mails that became no order for this reason; true: for any; false: those that became one */
                no_order?: "failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off" | "true" | "false";
                /** @description Only those whose notification came to this end; ambiguous ones may be sent again by a person */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description What comes first; - turns it round */
                ordering?: "received_at" | "-received_at";
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
                /** @description Only questions and complaints: true those that somebody has marked as seen, false the others */
                seen?: boolean;
                /** @description Only those that stand there */
                status?: "PENDING" | "SUCCESS" | "FAILED";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description How many there are on all pages; of a list that is paged, as it was when the first page was asked for */
                    "X-Total-Count": number;
                    /** @description true: there are more than X-Total-Count, which counts no further than 10,000 */
                    "X-Total-More": boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_provider_presets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPreset"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_configs_provider_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderTemplate"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_configs_test_connection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How the service signs in to both servers; absent: with email_password
                     * @enum {string}
                     */
                    authentication?: "password" | "microsoft_365" | "google_service_account" | "oauth2";
                    /** @description The name in the Authentication-Results field that the receiving server writes; absent or empty: a name below the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /** @description Whether mails become drafts by themselves */
                    auto_create_draft?: boolean;
                    /**
                     * Format: email
                     * @description Also the name to log in with
                     */
                    email_address: string;
                    /**
                     * Format: password
                     * @description Never shown again; demanded anew when a server changes
                     */
                    email_password?: string;
                    /** @description Whether a connection is kept on which the server says what comes in (IMAP IDLE), beside the poll */
                    imap_idle?: boolean;
                    /** @description The name to sign in with over IMAP; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /**
                     * @description Its port
                     * @default 993
                     */
                    imap_port?: number;
                    /** @description Host to fetch from */
                    imap_server: string;
                    /**
                     * @description TLS from the first byte
                     * @default true
                     */
                    imap_use_ssl?: boolean;
                    /** @description Whether the folders below watched_folders are watched too */
                    include_subfolders?: boolean;
                    /** @description Only open ones, or only closed ones */
                    is_active?: boolean;
                    /** @description 0 to 100; below it a person has to look */
                    min_confidence_threshold?: number;
                    /**
                     * @description Only those of this module
                     * @enum {string}
                     */
                    module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to mail that is no order: processed_folder (the default) and own_folder move it, forward sends it to non_orders_forward_to and moves it, leave marks it where it is
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description The folder of own_folder, and of forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description The address of forward */
                    non_orders_forward_to?: string | "" | null;
                    /** @description Who is told of outcomes */
                    notification_email?: string | "" | null;
                    /** @description The application (client) id */
                    oauth_client_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: the scope that is asked for; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description The client secret, the certificate and its private key in PEM, or the JSON key file; never shown again, demanded anew when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description The day on which the secret of the application ends; null: not known */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Of a Microsoft 365 application: the directory (tenant) id or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Of generic OAuth 2.0: where tokens are asked for */
                    oauth_token_url?: string | "" | null;
                    /**
                     * @description Unread mail from before this day is left alone
                     * @default null
                     */
                    process_since?: string | "" | null;
                    /**
                     * @description Where mails go when they are done
                     * @default Processed
                     */
                    processed_folder?: string;
                    /**
                     * @description By which way it sends: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description The name to sign in with over SMTP; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /**
                     * @description Its port
                     * @default 587
                     */
                    smtp_port?: number;
                    /** @description Host to send through */
                    smtp_server: string;
                    /**
                     * @description Whether TLS is demanded
                     * @default true
                     */
                    smtp_use_tls?: boolean;
                    /** @description Folders whose mails are processed, "/" between levels; absent or empty: INBOX */
                    watched_folders?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_logs: {
        parameters: {
            query?: {
                /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                assignee?: string;
                /** @description Only failed mails of this cause */
                cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description Only mails that became no order and are of this kind */
                kind?: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
                /** @description How many on one page */
                limit?: number;
                /** @description Only those of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only mails that became no order for this reason; true: for any; false: those that became one */
                no_order?: "failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off" | "true" | "false";
                /** @description Only those whose notification came to this end; ambiguous ones may be sent again by a person */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description What comes first; - turns it round */
                ordering?: "received_at" | "-received_at";
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
                /** @description Only questions and complaints: true those that somebody has marked as seen, false the others */
                seen?: boolean;
                /** @description Only those that stand there */
                status?: "PENDING" | "SUCCESS" | "FAILED";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description How many there are on all pages; of a list that is paged, as it was when the first page was asked for */
                    "X-Total-Count": number;
                    /** @description true: there are more than X-Total-Count, which counts no further than 10,000 */
                    "X-Total-More": boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_logs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_logs_id_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who looks after it: the subject of their token */
                    assignee: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_email_logs_id_history: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: number;
                /** @description How many on one page */
                limit?: number;
            };
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_logs_id_notify: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_logs_id_retry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_logs_id_seen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_email_logs_id_settle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The upload to make an order of
                     */
                    document_id?: string;
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                    /**
                     * Format: uuid
                     * @description The first order it became
                     */
                    sales_order?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_events: {
        parameters: {
            query?: {
                /** @description The seq of the last answer; without it only where the changes stand */
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_language_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageModel"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_language_model_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What came of each */
                        probes: components["schemas"]["LanguageModelProbe"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_leads: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Only those that stand there */
                status?: "OPEN" | "CONVERTED" | "DISMISSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_leads_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_leads_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of the customer that is made of it */
                    code?: string;
                    /**
                     * Format: uuid
                     * @description The customer it became
                     */
                    customer?: string;
                    /** @description As the document or the sender says */
                    name?: string;
                    /** @description Why it was dismissed */
                    reason?: string;
                    /**
                     * @description What became of it
                     * @enum {string}
                     */
                    status: "CONVERTED" | "DISMISSED";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_me_password: {
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
                     * @description The password as it is now
                     */
                    current: string;
                    /**
                     * Format: password
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_me_second_step: {
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
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepOffer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_me_second_step_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the app shows */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_me_second_step_recovery_codes: {
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
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_me_second_step_remove: {
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
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_me_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSignIn"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_orders_feed: {
        parameters: {
            query?: {
                /** @description The id of the last entry that the caller has; without it the feed begins */
                after?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEntry"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_people: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_prices: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_prices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description ISO 4217; null: the company's own
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description The code of the customer that it is for; null: for everybody
                     * @default null
                     */
                    customer?: string | "" | null;
                    /**
                     * @description From this quantity on
                     * @default 1
                     */
                    min_qty?: string | number;
                    /** @description Of one unit */
                    price: string | number;
                    /** @description The code of the product */
                    product: string;
                    /**
                     * @description The first day on which it holds; null: ever since
                     * @default null
                     */
                    valid_from?: string | "" | null;
                    /**
                     * @description The last day on which it holds; null: until another does
                     * @default null
                     */
                    valid_to?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_prices_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_prices_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_prices_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whose it is */
                    readonly company?: string;
                    /** @description ISO 4217; null: the company's own */
                    currency?: string | "" | null;
                    /** @description The code of the customer that it is for; null: for everybody */
                    customer?: string | "" | null;
                    /**
                     * Format: uuid
                     * @description The entry
                     */
                    readonly id?: string;
                    /** @description From this quantity on */
                    min_qty?: string | number;
                    /** @description Of one unit */
                    price?: string | number;
                    /** @description The code of the product */
                    product?: string;
                    /** @description The first day on which it holds; null: ever since */
                    valid_from?: string | "" | null;
                    /** @description The last day on which it holds; null: until another does */
                    valid_to?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_prices_import: {
        parameters: {
            query?: {
                /** @description The fields of the columns in their order, parted by commas; nothing for a column to leave out. Fields: customer, product, price, currency, min_qty, valid_from, valid_to */
                columns?: string;
                /** @description Only say what would be done */
                dry_run?: boolean;
            };
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_prices_import_template: {
        parameters: {
            query?: {
                /** @description Of the headers */
                language?: "en" | "de" | "fr" | "es" | "pl" | "it" | "nl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_privacy_erase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description An address of the person
                     */
                    email?: string;
                    /** @description A telephone number of the person, digits alone */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_privacy_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description An address of the person
                     */
                    email?: string;
                    /** @description A telephone number of the person, digits alone */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreview"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_products: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_products: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The day from which it can be had, ISO 8601
                     * @default null
                     */
                    available_from?: string | "" | null;
                    /** @description Its article number */
                    code: string;
                    /**
                     * @description ISO 4217, of the price
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description EAN or GTIN
                     * @default null
                     */
                    ean?: string | "" | null;
                    /** @description As customers know it */
                    name: string;
                    /**
                     * @description Of one unit
                     * @default null
                     */
                    price?: (string | number) | "" | null;
                    /**
                     * @description How many there are
                     * @default null
                     */
                    stock?: (string | number) | "" | null;
                    /**
                     * @description What it is counted in
                     * @default null
                     */
                    unit?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_products_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_products_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_products_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The day from which it can be had, ISO 8601 */
                    available_from?: string | "" | null;
                    /** @description Its article number */
                    code?: string;
                    /** @description Whose it is */
                    readonly company?: string;
                    /** @description ISO 4217, of the price */
                    currency?: string | "" | null;
                    /** @description EAN or GTIN */
                    ean?: string | "" | null;
                    /**
                     * Format: uuid
                     * @description The product
                     */
                    readonly id?: string;
                    /** @description As customers know it */
                    name?: string;
                    /** @description Of one unit */
                    price?: (string | number) | "" | null;
                    /** @description How many there are */
                    stock?: (string | number) | "" | null;
                    /** @description What it is counted in */
                    unit?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_products_id_aliases: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAlias"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_products_id_aliases: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What they call it */
                    alias: string;
                    /**
                     * Format: uuid
                     * @description Who calls it so
                     */
                    customer: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnedAlias"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_products_id_aliases_alias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The alias */
                alias: string;
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_products_id_prices: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_products_import: {
        parameters: {
            query?: {
                /** @description The fields of the columns in their order, parted by commas; nothing for a column to leave out. Fields: code, ean, name, unit, price, currency, stock, available_from */
                columns?: string;
                /** @description Only say what would be done */
                dry_run?: boolean;
            };
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_products_import_template: {
        parameters: {
            query?: {
                /** @description Of the headers */
                language?: "en" | "de" | "fr" | "es" | "pl" | "it" | "nl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_review: {
        parameters: {
            query?: {
                /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                assignee?: string;
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description Only orders, or only mails that no order stands for */
                kind?: "order" | "email" | "document" | "chat";
                /** @description How many on one page */
                limit?: number;
                /** @description What comes first; - turns it round */
                ordering?: "waiting_since" | "-waiting_since" | "confidence" | "-confidence";
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
                /** @description Why, for whoever reads it later */
                reason?: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "sender_unverified" | "customer_blocked" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
                /** @description Only those that came this way */
                source?: "email" | "upload" | "api" | "chat";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_review_bulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What was asked for
                     * @enum {string}
                     */
                    action: "approve" | "undo_approval" | "reject" | "retry" | "assign";
                    /** @description All that the action is meant for: drafts without a reason to review, failed mails */
                    all?: boolean;
                    /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                    assignee?: string | "" | null;
                    /**
                     * @description Only failed mails of this cause
                     * @enum {string}
                     */
                    cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                    /** @description Orders, or log entries */
                    ids?: string[];
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResults"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roles"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All that the role has beyond the table from now on; without it what it has stays */
                    granted?: ("orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write")[];
                    /**
                     * @description Which role
                     * @enum {string}
                     */
                    role: "admin" | "sales" | "auditor";
                    /** @description All that the role is without from now on; without it what it is without stays */
                    withheld?: ("orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roles"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders: {
        parameters: {
            query?: {
                /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                assignee?: string;
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description The customer */
                customer?: string;
                /** @description At this time or later */
                from?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Only those whose notification came to this end; ambiguous ones may be sent again by a person */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description What comes first; - turns it round */
                ordering?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "delivery_date" | "-delivery_date";
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
                /** @description Only those that came this way */
                source?: "email" | "upload" | "api" | "chat";
                /** @description Only those that stand there */
                status?: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description How many there are on all pages; of a list that is paged, as it was when the first page was asked for */
                    "X-Total-Count": number;
                    /** @description true: there are more than X-Total-Count, which counts no further than 10,000 */
                    "X-Total-More": boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrderEntry"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Who is invoiced, when it is not the buyer */
                    bill_to?: {
                        /** @description Department or person at that address */
                        attention?: string | "" | null;
                        /** @description City */
                        city?: string | "" | null;
                        /** @description Who to contact there */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                        /** @description ISO 3166-1 alpha-2 */
                        country?: string | "" | null;
                        /** @description Global Location Number */
                        gln?: string | "" | null;
                        /** @description Company or person */
                        name?: string | "" | null;
                        /** @description Postal code */
                        postal_code?: string | "" | null;
                        /** @description State, province or county */
                        region?: string | "" | null;
                        /** @description Street, house number and further lines, one per line */
                        street?: string | "" | null;
                    } | "" | null;
                    /** @description The buyer */
                    buyer?: {
                        /** @description Who to contact about the order */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                    } | "" | null;
                    /** @description ISO 4217 */
                    currency?: string | "" | null;
                    /** @description The customer it was matched to */
                    customer?: string | "" | null;
                    /** @description The address of who ordered */
                    customer_email?: string | "" | null;
                    /** @description Who ordered, as the document or the sender says */
                    customer_name?: string | "" | null;
                    /** @description ISO 8601 */
                    delivery_date?: string | "" | null;
                    /** @description Delivery terms */
                    delivery_terms?: {
                        /** @description Incoterms code, such as DAP */
                        code?: string | "" | null;
                        /** @description The named place, or the terms in words */
                        place?: string | "" | null;
                    } | "" | null;
                    /**
                     * Format: uuid
                     * @description The upload to make an order of
                     */
                    document_id?: string;
                    /**
                     * @description order: make one, whatever the document looks like
                     * @enum {string}
                     */
                    document_type?: "order";
                    /**
                     * Format: uuid
                     * @description The mail to make an order of
                     */
                    email_log_id?: string;
                    /** @description What is ordered */
                    lines?: {
                        /** @description The buyer's item number */
                        buyer_item_id?: string | "" | null;
                        /** @description It is no article but freight, packaging, a service, a discount; a discount is taken off. null: an article */
                        charge?: ("freight" | "packaging" | "service" | "discount" | "other") | "" | null;
                        /** @description The article number */
                        code?: string | "" | null;
                        /** @description Parts, when the line is delivered on several days */
                        deliveries?: {
                            /** @description When */
                            day?: string | "" | null;
                            /** @description How many */
                            quantity?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description As it was agreed */
                        discount?: (number | string) | "" | null;
                        /** @description What discount is */
                        discount_kind?: ("percent" | "amount") | "" | null;
                        /** @description Global Trade Item Number */
                        gtin?: string | "" | null;
                        /** @description Amount of the line after its discount, before tax */
                        line_net?: (number | string) | "" | null;
                        /** @description The manufacturer's item number */
                        manufacturer_item_id?: string | "" | null;
                        /** @description As it is called */
                        name?: string | "" | null;
                        /** @description Remark on the line */
                        note?: string | "" | null;
                        /** @description The customer's own number of the line */
                        position?: string | "" | null;
                        /** @description Of one unit */
                        price?: (number | string) | "" | null;
                        /** @description The quantity that the printed price was for; price is always for one */
                        price_base_quantity?: (number | string) | "" | null;
                        /** @description The product */
                        product?: string | "" | null;
                        /** @description How many */
                        qty?: (number | string) | "" | null;
                        /** @description When the line is wanted */
                        requested_delivery?: {
                            /** @description First day */
                            from?: string | "" | null;
                            /** @description How the date was given */
                            kind?: ("day" | "period" | "week" | "asap") | "" | null;
                            /** @description Last day */
                            until?: string | "" | null;
                            /** @description Calendar week, such as 2026-W50 */
                            week?: string | "" | null;
                        } | "" | null;
                        /** @description The seller's item number */
                        seller_item_id?: string | "" | null;
                        /** @description Tax rate in percent */
                        tax_rate?: (number | string) | "" | null;
                        /** @description What it is counted in */
                        unit?: string | "" | null;
                        /** @description Unit of measure, UN/ECE Recommendation 20 */
                        unit_code?: string | "" | null;
                    }[];
                    /** @description Delivery instructions and remarks */
                    notes?: string | "" | null;
                    /**
                     * @description Which order of the document, from 0
                     * @default 0
                     */
                    order?: number;
                    /** @description ISO 8601 */
                    order_date?: string | "" | null;
                    /** @description Whether the order may be delivered in parts */
                    partial_delivery?: ("allowed" | "not_allowed") | "" | null;
                    /** @description Payment terms */
                    payment_terms?: {
                        /** @description Days for the early payment discount */
                        discount_days?: number | "" | null;
                        /** @description Early payment discount in percent */
                        discount_percent?: (number | string) | "" | null;
                        /** @description Days until payment is due */
                        net_days?: number | "" | null;
                        /** @description As printed */
                        text?: string | "" | null;
                    } | "" | null;
                    /** @description The customer's number of it */
                    po_number?: string | "" | null;
                    /** @description Numbers and references */
                    references?: {
                        /** @description Cost centre, department or other reference of the buyer */
                        buyer_reference?: string | "" | null;
                        /** @description The framework contract */
                        contract_number?: string | "" | null;
                        /** @description The seller's own number, as the document gives it */
                        our_order_number?: string | "" | null;
                        /** @description The buyer's project */
                        project?: string | "" | null;
                        /** @description The quotation that is ordered */
                        quotation_number?: string | "" | null;
                    } | "" | null;
                    /** @description When delivery is wanted */
                    requested_delivery?: {
                        /** @description First day */
                        from?: string | "" | null;
                        /** @description How the date was given */
                        kind?: ("day" | "period" | "week" | "asap") | "" | null;
                        /** @description Last day */
                        until?: string | "" | null;
                        /** @description Calendar week, such as 2026-W50 */
                        week?: string | "" | null;
                    } | "" | null;
                    /**
                     * Format: uuid
                     * @description The order to change; If-Match has to name the version that was read
                     */
                    sales_order?: string;
                    /** @description Where the goods go */
                    ship_to?: {
                        /** @description Department or person at that address */
                        attention?: string | "" | null;
                        /** @description City */
                        city?: string | "" | null;
                        /** @description Who to contact there */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                        /** @description ISO 3166-1 alpha-2 */
                        country?: string | "" | null;
                        /** @description Global Location Number */
                        gln?: string | "" | null;
                        /** @description Company or person */
                        name?: string | "" | null;
                        /** @description Postal code */
                        postal_code?: string | "" | null;
                        /** @description State, province or county */
                        region?: string | "" | null;
                        /** @description Street, house number and further lines, one per line */
                        street?: string | "" | null;
                    } | "" | null;
                    /** @description Carrier or service */
                    shipping_method?: string | "" | null;
                    /** @description As the document says, in its currency */
                    total?: (number | string) | "" | null;
                    /** @description How the total is made up, as printed */
                    totals?: {
                        /** @description Charges less discounts on the whole order, before tax */
                        charges?: (number | string) | "" | null;
                        /** @description Amount with tax */
                        gross?: (number | string) | "" | null;
                        /** @description Sum of the lines, before charges and tax */
                        lines?: (number | string) | "" | null;
                        /** @description Amount before tax */
                        net?: (number | string) | "" | null;
                        /** @description Tax per rate */
                        tax?: {
                            /** @description Tax */
                            amount?: (number | string) | "" | null;
                            /** @description Amount that is taxed */
                            base?: (number | string) | "" | null;
                            /** @description In percent */
                            rate?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description All tax */
                        tax_amount?: (number | string) | "" | null;
                        /** @description What total is, as far as the amounts tell: before or with tax */
                        total_is?: ("net" | "gross") | "" | null;
                    } | "" | null;
                    /** @description From where it is delivered */
                    warehouse?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSalesOrder"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_sales_orders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Who is invoiced, when it is not the buyer */
                    bill_to?: {
                        /** @description Department or person at that address */
                        attention?: string | "" | null;
                        /** @description City */
                        city?: string | "" | null;
                        /** @description Who to contact there */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                        /** @description ISO 3166-1 alpha-2 */
                        country?: string | "" | null;
                        /** @description Global Location Number */
                        gln?: string | "" | null;
                        /** @description Company or person */
                        name?: string | "" | null;
                        /** @description Postal code */
                        postal_code?: string | "" | null;
                        /** @description State, province or county */
                        region?: string | "" | null;
                        /** @description Street, house number and further lines, one per line */
                        street?: string | "" | null;
                    } | "" | null;
                    /** @description The buyer */
                    buyer?: {
                        /** @description Who to contact about the order */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                    } | "" | null;
                    /** @description ISO 4217 */
                    currency?: string | "" | null;
                    /** @description The customer it was matched to */
                    customer?: string | "" | null;
                    /** @description The address of who ordered */
                    customer_email?: string | "" | null;
                    /** @description Who ordered, as the document or the sender says */
                    customer_name?: string | "" | null;
                    /** @description ISO 8601 */
                    delivery_date?: string | "" | null;
                    /** @description Delivery terms */
                    delivery_terms?: {
                        /** @description Incoterms code, such as DAP */
                        code?: string | "" | null;
                        /** @description The named place, or the terms in words */
                        place?: string | "" | null;
                    } | "" | null;
                    /**
                     * @description Remember what this customer calls the products that are corrected
                     * @default false
                     */
                    learn?: boolean;
                    /** @description What is ordered */
                    lines?: {
                        /** @description Of a new line: the line that it is put before, from 1; without it at the end */
                        before?: number;
                        /** @description The buyer's item number */
                        buyer_item_id?: string | "" | null;
                        /** @description It is no article but freight, packaging, a service, a discount; a discount is taken off. null: an article */
                        charge?: ("freight" | "packaging" | "service" | "discount" | "other") | "" | null;
                        /** @description The article number */
                        code?: string | "" | null;
                        /** @description Parts, when the line is delivered on several days */
                        deliveries?: {
                            /** @description When */
                            day?: string | "" | null;
                            /** @description How many */
                            quantity?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description As it was agreed */
                        discount?: (number | string) | "" | null;
                        /** @description What discount is */
                        discount_kind?: ("percent" | "amount") | "" | null;
                        /** @description Global Trade Item Number */
                        gtin?: string | "" | null;
                        /** @description Which line, from 1; without it a new one */
                        line?: number;
                        /** @description Amount of the line after its discount, before tax */
                        line_net?: (number | string) | "" | null;
                        /** @description The manufacturer's item number */
                        manufacturer_item_id?: string | "" | null;
                        /** @description As it is called */
                        name?: string | "" | null;
                        /** @description Remark on the line */
                        note?: string | "" | null;
                        /** @description The customer's own number of the line */
                        position?: string | "" | null;
                        /** @description Of one unit */
                        price?: (number | string) | "" | null;
                        /** @description The quantity that the printed price was for; price is always for one */
                        price_base_quantity?: (number | string) | "" | null;
                        /** @description The product */
                        product?: string | "" | null;
                        /** @description How many */
                        qty?: (number | string) | "" | null;
                        /** @description Take the line away */
                        remove?: boolean;
                        /** @description When the line is wanted */
                        requested_delivery?: {
                            /** @description First day */
                            from?: string | "" | null;
                            /** @description How the date was given */
                            kind?: ("day" | "period" | "week" | "asap") | "" | null;
                            /** @description Last day */
                            until?: string | "" | null;
                            /** @description Calendar week, such as 2026-W50 */
                            week?: string | "" | null;
                        } | "" | null;
                        /** @description The seller's item number */
                        seller_item_id?: string | "" | null;
                        /** @description Tax rate in percent */
                        tax_rate?: (number | string) | "" | null;
                        /** @description What it is counted in */
                        unit?: string | "" | null;
                        /** @description Unit of measure, UN/ECE Recommendation 20 */
                        unit_code?: string | "" | null;
                    }[];
                    /** @description Delivery instructions and remarks */
                    notes?: string | "" | null;
                    /** @description ISO 8601 */
                    order_date?: string | "" | null;
                    /** @description Whether the order may be delivered in parts */
                    partial_delivery?: ("allowed" | "not_allowed") | "" | null;
                    /** @description Payment terms */
                    payment_terms?: {
                        /** @description Days for the early payment discount */
                        discount_days?: number | "" | null;
                        /** @description Early payment discount in percent */
                        discount_percent?: (number | string) | "" | null;
                        /** @description Days until payment is due */
                        net_days?: number | "" | null;
                        /** @description As printed */
                        text?: string | "" | null;
                    } | "" | null;
                    /** @description The customer's number of it */
                    po_number?: string | "" | null;
                    /** @description Numbers and references */
                    references?: {
                        /** @description Cost centre, department or other reference of the buyer */
                        buyer_reference?: string | "" | null;
                        /** @description The framework contract */
                        contract_number?: string | "" | null;
                        /** @description The seller's own number, as the document gives it */
                        our_order_number?: string | "" | null;
                        /** @description The buyer's project */
                        project?: string | "" | null;
                        /** @description The quotation that is ordered */
                        quotation_number?: string | "" | null;
                    } | "" | null;
                    /** @description When delivery is wanted */
                    requested_delivery?: {
                        /** @description First day */
                        from?: string | "" | null;
                        /** @description How the date was given */
                        kind?: ("day" | "period" | "week" | "asap") | "" | null;
                        /** @description Last day */
                        until?: string | "" | null;
                        /** @description Calendar week, such as 2026-W50 */
                        week?: string | "" | null;
                    } | "" | null;
                    /** @description Where the goods go */
                    ship_to?: {
                        /** @description Department or person at that address */
                        attention?: string | "" | null;
                        /** @description City */
                        city?: string | "" | null;
                        /** @description Who to contact there */
                        contact?: {
                            /** @description Their email address */
                            email?: string | "" | null;
                            /** @description Their name */
                            name?: string | "" | null;
                            /** @description Their telephone number */
                            phone?: string | "" | null;
                        } | "" | null;
                        /** @description ISO 3166-1 alpha-2 */
                        country?: string | "" | null;
                        /** @description Global Location Number */
                        gln?: string | "" | null;
                        /** @description Company or person */
                        name?: string | "" | null;
                        /** @description Postal code */
                        postal_code?: string | "" | null;
                        /** @description State, province or county */
                        region?: string | "" | null;
                        /** @description Street, house number and further lines, one per line */
                        street?: string | "" | null;
                    } | "" | null;
                    /** @description Carrier or service */
                    shipping_method?: string | "" | null;
                    /** @description As the document says, in its currency */
                    total?: (number | string) | "" | null;
                    /** @description How the total is made up, as printed */
                    totals?: {
                        /** @description Charges less discounts on the whole order, before tax */
                        charges?: (number | string) | "" | null;
                        /** @description Amount with tax */
                        gross?: (number | string) | "" | null;
                        /** @description Sum of the lines, before charges and tax */
                        lines?: (number | string) | "" | null;
                        /** @description Amount before tax */
                        net?: (number | string) | "" | null;
                        /** @description Tax per rate */
                        tax?: {
                            /** @description Tax */
                            amount?: (number | string) | "" | null;
                            /** @description Amount that is taxed */
                            base?: (number | string) | "" | null;
                            /** @description In percent */
                            rate?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description All tax */
                        tax_amount?: (number | string) | "" | null;
                        /** @description What total is, as far as the amounts tell: before or with tax */
                        total_is?: ("net" | "gross") | "" | null;
                    } | "" | null;
                    /** @description From where it is delivered */
                    warehouse?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_acknowledge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Its number in the system that it was handed over to */
                    external_reference?: string;
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                    /** @description The other system does not take it */
                    refused?: boolean;
                    /** @description How often it was approved: the newest version, which another system acknowledges */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_apply_revision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which one that waits: the id of its source */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_approve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who looks after it: the subject of their token */
                    assignee: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_comments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What may be told */
                    text: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_dismiss_cancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_dismiss_revision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason: string;
                    /** @description Which one that waits: the id of its source */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_evidence: {
        parameters: {
            query?: {
                /** @description Which file of the extraction, from 0 */
                file?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_evidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchedEvidence"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_export: {
        parameters: {
            query?: {
                /** @description What kind of file */
                format?: "csv" | "xlsx" | "ubl";
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_history: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: number;
                /** @description How many on one page */
                limit?: number;
            };
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_instructions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderInstructions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_instructions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchedInstructions"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_match_again: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_pages: {
        parameters: {
            query?: {
                /** @description Which file of the extraction, from 0 */
                file?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePages"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_pages_page: {
        parameters: {
            query?: {
                /** @description Which file of the extraction, from 0 */
                file?: number;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
                /** @description The page, from 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_presence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPresence"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_sales_orders_id_presence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_questions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerQuestions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_questions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language?: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
                    questions?: string[];
                    /** Format: email */
                    recipient?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_questions_preview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description In which language
                     * @enum {string}
                     */
                    language?: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
                    questions?: string[];
                    /**
                     * Format: email
                     * @description To whom
                     */
                    recipient?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerQuestionPreview"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_re_extract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Only say what would be done
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReExtractReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_reject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_reopen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_separate_revision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which one that waits: the id of its source */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_id_source_document: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_stop_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_undo_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesOrder"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_email_queue: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description What comes first; - turns it round */
                ordering?: "created_at" | "-created_at" | "confidence" | "-confidence";
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description How many there are on all pages; of a list that is paged, as it was when the first page was asked for */
                    "X-Total-Count": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueue"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sales_orders_export: {
        parameters: {
            query?: {
                /** @description Whose they are or are to be: the subject of a token; me, or nobody, where lists are asked; null: nobody */
                assignee?: string;
                /** @description The customer */
                customer?: string;
                /** @description What kind of file */
                format?: "csv" | "xlsx" | "ubl";
                /** @description At this time or later */
                from?: string;
                /** @description Only those whose notification came to this end; ambiguous ones may be sent again by a person */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
                /** @description Only those that a person has to look at, or only the others */
                requires_review?: boolean;
                /** @description Only those that came this way */
                source?: "email" | "upload" | "api" | "chat";
                /** @description Only those that stand there */
                status?: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_re_extract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only say what would be done
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Format: date-time
                     * @description The seq of the last answer; without it only where the changes stand
                     */
                    since: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_upload_document: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What their app shows, or a recovery code; where a second step is on */
                    code?: string;
                    /** @description Which company, where the address is known to several */
                    company?: string;
                    /**
                     * Format: email
                     * @description An address of the person
                     */
                    email?: string;
                    /** @description What stands behind #code= in a sign-in link */
                    link?: string;
                    /**
                     * Format: password
                     * @description The password; never shown again
                     */
                    password?: string;
                    /** @description One that npm run token printed, for development */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInChoice"];
                };
            };
            /** @description No Content */
            204: {
                headers: {
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    /** @description What the browser is to forget */
                    "Clear-Site-Data": string;
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_session_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind #code= in the link */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_session_invitation_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind #code= in the link */
                    code: string;
                    /** @description As it is called */
                    name: string;
                    /**
                     * Format: password
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_session_oidc: {
        parameters: {
            query?: {
                /** @description The page of the web app to come back to */
                return_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            302: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_session_oidc_callback: {
        parameters: {
            query?: {
                /** @description What the identity provider gives a token for */
                code?: string;
                /** @description Why nobody was signed in */
                error?: string;
                /** @description The same in words */
                error_description?: string;
                /** @description Who sends the browser back */
                iss?: string;
                /** @description Of the session at the identity provider */
                session_state?: string;
                /** @description What was sent along, to come back */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found */
            302: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_session_password_reset: {
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
                     * @description An address of the person
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_session_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind #code= in the link */
                    code: string;
                    /**
                     * Format: password
                     * @description The password; never shown again
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    /** @description The session's cookie, for browsers */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInBrowser"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_stats: {
        parameters: {
            query?: {
                /** @description Over how many days, today included */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_tasks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_users: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_users: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description The address that they sign in with
                     */
                    email: string;
                    /** @description As they call themselves; null until somebody said */
                    name?: string;
                    /** @description What they may do */
                    roles: ("admin" | "sales" | "auditor")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_users_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_users_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_users_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What they may do */
                    roles: ("admin" | "sales" | "auditor")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedUser"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_users_id_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_warehouses: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description Words that all have to occur, or parts of them; one or two letters are looked for at the beginning of words */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_warehouses: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its short name; stays as it was given */
                    code: string;
                    /**
                     * @description Whether drafts get it by themselves
                     * @default false
                     */
                    is_default?: boolean;
                    /** @description For a person */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_warehouses_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_warehouses_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_warehouses_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Its short name; stays as it was given */
                    code?: string;
                    /** @description Whose it is */
                    readonly company?: string;
                    /**
                     * Format: uuid
                     * @description The warehouse
                     */
                    readonly id?: string;
                    /** @description Whether drafts get it by themselves */
                    is_default?: boolean;
                    /** @description For a person */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_warehouses_import: {
        parameters: {
            query?: {
                /** @description The fields of the columns in their order, parted by commas; nothing for a column to leave out. Fields: code, name, is_default */
                columns?: string;
                /** @description Only say what would be done */
                dry_run?: boolean;
            };
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    /** @description respond-async, where that was asked for (RFC 7240) */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStarted"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_warehouses_import_template: {
        parameters: {
            query?: {
                /** @description Of the headers */
                language?: "en" | "de" | "fr" | "es" | "pl" | "it" | "nl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The name of the file, for saving it */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_webhook_endpoints: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description How many on one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is for
                     * @default null
                     */
                    description?: string | "" | null;
                    /**
                     * @description What it wants to hear of
                     * @default [
                     *       "order.approved",
                     *       "order.changed",
                     *       "order.cancelled"
                     *     ]
                     */
                    event_types?: ("order.approved" | "order.changed" | "order.cancelled")[];
                    /** @description Where it is sent to */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    /** @description Where what was made is, or how far it has come */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_webhook_endpoints_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag known already */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description Not Modified */
            304: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_webhook_endpoints_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    patch_sales_webhook_endpoints_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was made
                     */
                    readonly created_at?: string;
                    /** @description What it is for */
                    description?: string | "" | null;
                    /** @description What it wants to hear of */
                    event_types?: ("order.approved" | "order.changed" | "order.cancelled")[];
                    /**
                     * Format: uuid
                     * @description The endpoint
                     */
                    readonly id?: string;
                    /** @description Why nothing is sent to it; null: it is sent to */
                    readonly paused?: ("person" | "exhausted" | "gone") | null;
                    /** @description Why it is paused, for people; null: it is sent to */
                    readonly paused_reason?: string | null;
                    /** @description The same, for programs; a person’s own words have the code `other` */
                    readonly paused_why?: components["schemas"]["Reason"] | null;
                    /** @description Until when the secret before this one signs as well; null: it was never rotated */
                    readonly previous_secret_until?: string | null;
                    /**
                     * Format: date-time
                     * @description When it last changed
                     */
                    readonly updated_at?: string;
                    /** @description Where it is sent to */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_webhook_endpoints_id_deliveries: {
        parameters: {
            query?: {
                /** @description Where the page begins: from the Link of the one before */
                cursor?: string;
                /** @description At this time or later */
                from?: string;
                /** @description How many on one page */
                limit?: number;
                /** @description The order to change; If-Match has to name the version that was read */
                sales_order?: string;
                /** @description Only those that stand there */
                status?: "due" | "attempted" | "sent" | "failed" | "not_wanted";
                /** @description Before this time */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The next page, where there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints_id_pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Why, for whoever reads it later */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints_id_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description One delivery of the log; without it those of a span of time
                     */
                    delivery?: string;
                    /**
                     * Format: date-time
                     * @description At this time or later
                     */
                    from?: string;
                    /**
                     * @description Only those that stand there
                     * @enum {string}
                     */
                    status?: "due" | "attempted" | "sent" | "failed" | "not_wanted";
                    /**
                     * Format: date-time
                     * @description Before this time
                     */
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatedDeliveries"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints_id_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints_id_rotate_secret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
                /** @description The ETag the change is based on */
                "If-Match"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description For how long the secret of before signs as well
                     * @default 24
                     */
                    overlap_hours?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The version of what is answered, for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_webhook_endpoints_id_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
