/** Made by `npm run web-schema` from the endpoints. */
export interface paths {
    "/api/chatchannel/admin/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the actions of the assistant, newest first, without message texts */
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
        /** Run the session cleanup of this company, or simulate it with dry_run */
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
        /** Get the assistant’s knowledge status and its last runs */
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
        /** Sync the company’s records to the assistant’s knowledge; joins a run in progress */
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
        /** List the texts that the assistant answers from */
        get: operations["get_api_chatchannel_admin_knowledge_texts"];
        put?: never;
        /** Add a text that the assistant may share with every contact */
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
        /** Delete a text */
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
        /** List chat channels */
        get: operations["get_api_chatchannel_channels"];
        put?: never;
        /** Create a chat channel */
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
        /** Get a chat channel */
        get: operations["get_api_chatchannel_channels_id"];
        put?: never;
        post?: never;
        /** Delete a chat channel and its access token */
        delete: operations["delete_api_chatchannel_channels_id"];
        options?: never;
        head?: never;
        /** Update a chat channel; a new access token ends a pause */
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
        /** Resume a paused chat channel */
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
        /** Check the phone number and access token with the provider; confirms an unconfirmed channel */
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
        /** List chat sessions, most recent activity first */
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
        /** Get a chat session */
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
        /** Close a session; the next message opens a new one */
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
        /** Set or clear the customer of a conversation; the assistant answers questions about that customer’s orders only */
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
        /** Take over a conversation from the assistant */
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
        /** List the messages of a session, oldest first */
        get: operations["get_api_chatchannel_sessions_id_messages"];
        put?: never;
        /** Send a message in a conversation that you took over; possible within 24 hours of the contact's last message */
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
        /** Return a conversation to the assistant */
        post: operations["post_api_chatchannel_sessions_id_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatchannel/sessions/{id}/verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a code to a customer that confirms the contact once the contact enters it in the conversation */
        post: operations["post_api_chatchannel_sessions_id_verification"];
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
        /** Get chat statistics; data older than a week is refreshed every ten minutes */
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
        /** Verify the webhook subscription */
        get: operations["get_api_chatchannel_webhook"];
        put?: never;
        /** Receive messages and delivery statuses from the chat provider */
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
        /** Check that the process runs */
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
        /** Check that all dependencies respond */
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
        /** Get Prometheus metrics */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/addresses/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import customers' addresses from a CSV or XLSX file; empty cells change nothing */
        post: operations["post_sales_addresses_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/addresses/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an empty CSV template for customers' addresses */
        get: operations["get_sales_addresses_import_template"];
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
        /** List API keys, newest first */
        get: operations["get_sales_api_keys"];
        put?: never;
        /** Create an API key; the key is shown only in this response */
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
        /** Revoke an API key */
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
        /** Revoke all API keys and end all browser sessions of a user */
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
        /** List all extractions, oldest first; use Accept: application/x-ndjson to stream them */
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
        /** List the security log, newest first; use Accept: application/x-ndjson to stream it */
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
        /** Get the automatic approval policy and its proof */
        get: operations["get_sales_auto_approval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the automatic approval policy; changed rules must be proven again */
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
        /** Get the policy's decision about an order with all checks */
        get: operations["get_sales_auto_approval_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/reports/{month}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the monthly audit report of automatic approval */
        get: operations["get_sales_auto_approval_reports_month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/reports/{month}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the monthly audit report of automatic approval as CSV */
        get: operations["get_sales_auto_approval_reports_month_export"];
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
        /** Simulate the policy for the orders of a period (default: the last 90 days) */
        get: operations["get_sales_auto_approval_simulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/auto-approval/statistics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get statistics of automatic approval */
        get: operations["get_sales_auto_approval_statistics"];
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
        /** Turn off automatic approval and stop all planned approvals */
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
        /** Turn on automatic approval once its error rate is proven */
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
        /** Get the company settings */
        get: operations["get_sales_company_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the company settings */
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
        /** List customers; q searches words and parts of words */
        get: operations["get_sales_customers"];
        put?: never;
        /** Create a customer */
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
        /** Get a customer */
        get: operations["get_sales_customers_id"];
        put?: never;
        post?: never;
        /** Delete a customer; references to it remain */
        delete: operations["delete_sales_customers_id"];
        options?: never;
        head?: never;
        /** Update a customer */
        patch: operations["patch_sales_customers_id"];
        trace?: never;
    };
    "/sales/customers/{id}/item-numbers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the item numbers and names that a customer uses for products, newest first */
        get: operations["get_sales_customers_id_item_numbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/customers/{id}/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prices of a customer, newest first */
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
        /** Import customers from a CSV or XLSX file; empty cells change nothing */
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
        /** Download an empty CSV template for customers */
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
        /** List learned document layouts, most recently confirmed first */
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
        /** Delete a learned document layout */
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
        /** List uploaded documents, newest first */
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
        /** Get the extraction of an uploaded document, matched against the current master data */
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
        /** Dismiss an uploaded document; orders can still be created while it is stored */
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
        /** Get the number and sizes of an upload's pages */
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
        /** Get a page of an upload as a PNG image with 150 dpi */
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
        /** List mailboxes */
        get: operations["get_sales_email_configs"];
        put?: never;
        /** Create a mailbox for a module that has none */
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
        /** Get a mailbox */
        get: operations["get_sales_email_configs_id"];
        put?: never;
        post?: never;
        /** Delete a mailbox and its password */
        delete: operations["delete_sales_email_configs_id"];
        options?: never;
        head?: never;
        /** Update a mailbox; changing a server requires the password again */
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
        /** Get the health of a mailbox */
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
        /** List the history of a mailbox, oldest first */
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
        /** Process emails that were read in another program first */
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
        /** Simulate review thresholds from 0 to 100 for a mailbox */
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
        /** Fetch new emails now; joins a sync in progress */
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
        /** Test the connection of a mailbox */
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
        /** List the newest 200 emails in INBOX that are read but not processed */
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
        /** List the email log, newest first */
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
        /** List mail providers with servers, sign-in methods, limits and preparations */
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
        /** List default servers and ports of common providers */
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
        /** Test connection settings that are not saved */
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
        /** List the email log, newest first */
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
        /** Get an email log entry */
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
        /** Assign an email to a user, or unassign it with null */
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
        /** List the history of an email, oldest first */
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
        /** Resend a notification that failed, was not requested or has an uncertain outcome */
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
        /** Retry an email from the step that failed */
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
        /** Resolve an email that failed or has no order: dismiss it, link it to an order, or replace it with an uploaded document */
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
        /** Get changes since a position; use Accept: text/event-stream to stream them, with Last-Event-ID to resume */
        get: operations["get_sales_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/item-numbers/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import customers' item numbers from a CSV or XLSX file; empty cells change nothing */
        post: operations["post_sales_item_numbers_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/item-numbers/import/template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an empty CSV template for customers' item numbers */
        get: operations["get_sales_item_numbers_import_template"];
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
        /** Get the status and monthly usage of the language model */
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
        /** Check the capabilities of the language model; the list is empty if none is configured */
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
        /** List leads, newest first */
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
        /** Get a lead */
        get: operations["get_sales_leads_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Convert a lead to a customer, or dismiss it */
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
        /** Get the caller with their permissions and company settings */
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
        /** Change your password and end your other sessions */
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
        /** Start setting up two-factor authentication (TOTP, RFC 6238) */
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
        /** Turn on two-factor authentication with the first code of the app */
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
        /** Regenerate recovery codes (invalidates the existing ones) */
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
        /** Turn off two-factor authentication */
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
        /** Get your password and two-factor settings */
        get: operations["get_sales_me_sign_in"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your notifications of the last 30 days, newest first */
        get: operations["get_sales_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/notifications/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications of yours as read: those named, those until a time, or all */
        post: operations["post_sales_notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/notifications/unread/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications */
        get: operations["get_sales_notifications_unread"];
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
        /** List approved, changed and cancelled orders after an entry, oldest first; an empty list means no further entries yet */
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
        /** List names of the users and keys that appear in histories, comments and assignments */
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
        /** List prices; q searches words and parts of words */
        get: operations["get_sales_prices"];
        put?: never;
        /** Create a price */
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
        /** Get a price */
        get: operations["get_sales_prices_id"];
        put?: never;
        post?: never;
        /** Delete a price; references to it remain */
        delete: operations["delete_sales_prices_id"];
        options?: never;
        head?: never;
        /** Update a price */
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
        /** Import prices from a CSV or XLSX file; empty cells change nothing */
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
        /** Download an empty CSV template for prices */
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
        /** Erase a person's data permanently by email address or phone number */
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
        /** Preview the erasure of a person's data by email address or phone number */
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
        /** List products; q searches words and parts of words */
        get: operations["get_sales_products"];
        put?: never;
        /** Create a product */
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
        /** Get a product */
        get: operations["get_sales_products_id"];
        put?: never;
        post?: never;
        /** Delete a product; references to it remain */
        delete: operations["delete_sales_products_id"];
        options?: never;
        head?: never;
        /** Update a product */
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
        /** List customers' item numbers and names for a product, newest first */
        get: operations["get_sales_products_id_aliases"];
        put?: never;
        /** Add a customer's item number or name for a product; replaces its earlier meaning */
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
        /** Delete a customer's item number or name for a product */
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
        /** List the prices of a product, newest first */
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
        /** Import products from a CSV or XLSX file; empty cells change nothing */
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
        /** Download an empty CSV template for products */
        get: operations["get_sales_products_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/queue-views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your views of the review queue and the shared ones, with the number of records in each */
        get: operations["get_sales_queue_views"];
        put?: never;
        /** Save a view of the review queue */
        post: operations["post_sales_queue_views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/queue-views/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a view of yours; administrators also delete shared ones */
        delete: operations["delete_sales_queue_views_id"];
        options?: never;
        head?: never;
        /** Change a view of yours; administrators also change shared ones */
        patch: operations["patch_sales_queue_views_id"];
        trace?: never;
    };
    "/sales/queue-views/columns/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose your columns of the review queue */
        post: operations["post_sales_queue_views_columns"];
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
        /** List everything that waits for a user, oldest first, with counts */
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
        /** Approve, reject, assign or retry many records, with a result for each */
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
        /** List the permissions of each role */
        get: operations["get_sales_roles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the withheld and granted permissions of a role; each list replaces the current one */
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
        /** List sales orders, newest first */
        get: operations["get_sales_sales_orders"];
        put?: never;
        /** Create a draft from an upload, an email or fields, or change the draft named by sales_order */
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
        /** Get a sales order with all details */
        get: operations["get_sales_sales_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a draft; use learn: true to remember the customer's product names */
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
        /** Acknowledge an order under the number of another system, or refuse it with a reason */
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
        /** Apply a pending revision (by default the newest); approves the order again if it is complete */
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
        /** Approve a complete draft; only a revision can change it afterwards */
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
        /** Assign an order to a user, or unassign it with null */
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
        /** Cancel an order with a reason; systems that received it are notified */
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
        /** Add an internal comment to an order */
        post: operations["post_sales_sales_orders_id_comments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/confirmation.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the order confirmation as PDF */
        get: operations["get_sales_sales_orders_id_confirmation_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/confirmation.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the order confirmation as UBL 2.1 OrderResponse */
        get: operations["get_sales_sales_orders_id_confirmation_xml"];
        put?: never;
        post?: never;
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
        /** Decline the customer's cancellation request with a reason */
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
        /** Dismiss one or all pending revisions with a reason */
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
        /** Download a file that the order was extracted from */
        get: operations["get_sales_sales_orders_id_evidence"];
        put?: never;
        /** Fetch the files of an order's email from its mailbox for ten minutes */
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
        /** Export an order to a CSV, XLSX, UBL 2.1 or EDIFACT D.96A file */
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
        /** List the history of an order, oldest first */
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
        /** Get instructions quoted from the body of an order's email */
        get: operations["get_sales_sales_orders_id_instructions"];
        put?: never;
        /** Fetch instructions from the body of an order's email for ten minutes; the body is not stored */
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
        /** Match a draft against the master data again; existing matches and choices remain */
        post: operations["post_sales_sales_orders_id_match_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the lines of another draft of the customer, which is closed */
        post: operations["post_sales_sales_orders_id_merge"];
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
        /** Get the number, sizes and availability of the pages of an order's file */
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
        /** Get a page of an order's file as a PNG image with 150 dpi */
        get: operations["get_sales_sales_orders_id_pages_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/pages/{page}/words/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the words of a page of an order's file with their positions */
        get: operations["get_sales_sales_orders_id_pages_page_words"];
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
        /** Send a presence heartbeat for an order and list its other viewers */
        post: operations["post_sales_sales_orders_id_presence"];
        /** Leave presence on an order */
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
        /** List questions for a draft and their allowed recipients */
        get: operations["get_sales_sales_orders_id_questions"];
        put?: never;
        /** Send questions about a draft to the customer by email or chat */
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
        /** Preview the email or chat message with questions without sending it */
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
        /** Re-extract the document of an order; differences become a pending revision unless dry_run is set */
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
        /** Reject a draft or an approved order with a reason */
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
        /** Reopen a rejected order as a draft */
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
        /** Create a separate draft from a pending revision (by default the newest) */
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
        /** Download the file that the order was created from */
        get: operations["get_sales_sales_orders_id_source_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales-orders/{id}/split/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move lines of a draft into a new draft; line_moves names it */
        post: operations["post_sales_sales_orders_id_split"];
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
        /** Stop the planned automatic approval of an order permanently */
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
        /** Undo an approval before it is sent to other systems */
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
        /** List drafts from emails that need a decision; X-Total-Count is the number on all pages */
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
        /** Export orders to a CSV or XLSX file, or as zipped UBL 2.1 or EDIFACT D.96A, newest first */
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
        /** Re-extract all open orders since a date in the background */
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
        /** Upload an order document (PDF, PNG, JPG, TIFF, XLSX, XLS, CSV, XML) and extract its data */
        post: operations["post_sales_sales_orders_upload_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search orders, customers, products and emails that the caller may read */
        get: operations["get_sales_search"];
        put?: never;
        post?: never;
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
        /** List the available sign-in methods */
        get: operations["get_sales_session"];
        put?: never;
        /** Sign in with an email address and password, a token or a one-time link */
        post: operations["post_sales_session"];
        /** Sign out and clear the browser's data */
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
        /** Get an invitation without using it up */
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
        /** Accept an invitation with a name and a password, and sign in */
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
        /** Start sign-in at the identity provider */
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
        /** Complete sign-in after the identity provider redirects the browser back */
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
        /** Send a password reset link by email; the response does not show whether the address has an account */
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
        /** Set a new password with a reset link; ends all sessions */
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
        /** List your browser sessions, newest first */
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
        /** End one of your browser sessions */
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
        /** Get statistics of the last days; data older than a week is refreshed every ten minutes */
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
        /** Get a background task; tasks are kept for 7 days */
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
        /** List users with a password of this service, newest first, including deactivated ones */
        get: operations["get_sales_users"];
        put?: never;
        /** Invite a user */
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
        /** Get a user */
        get: operations["get_sales_users_id"];
        put?: never;
        post?: never;
        /** Deactivate a user, end their sessions and revoke their keys */
        delete: operations["delete_sales_users_id"];
        options?: never;
        head?: never;
        /** Change the roles of a user, effective immediately */
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
        /** Resend an invitation */
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
        /** List warehouses; q searches words and parts of words */
        get: operations["get_sales_warehouses"];
        put?: never;
        /** Create a warehouse */
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
        /** Get a warehouse */
        get: operations["get_sales_warehouses_id"];
        put?: never;
        post?: never;
        /** Delete a warehouse; references to it remain */
        delete: operations["delete_sales_warehouses_id"];
        options?: never;
        head?: never;
        /** Update a warehouse */
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
        /** Import warehouses from a CSV or XLSX file; empty cells change nothing */
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
        /** Download an empty CSV template for warehouses */
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
        /** List webhook endpoints, newest first */
        get: operations["get_sales_webhook_endpoints"];
        put?: never;
        /** Create a webhook endpoint (Standard Webhooks); its secret is shown only in this response */
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
        /** Get a webhook endpoint */
        get: operations["get_sales_webhook_endpoints_id"];
        put?: never;
        post?: never;
        /** Delete a webhook endpoint and discard its pending deliveries */
        delete: operations["delete_sales_webhook_endpoints_id"];
        options?: never;
        head?: never;
        /** Update a webhook endpoint */
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
        /** List the deliveries of a webhook endpoint, newest first, with all attempts */
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
        /** Pause a webhook endpoint; deliveries are queued */
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
        /** Resend one delivery or all of a period under their original IDs; pending retries are sent at once */
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
        /** Resume a webhook endpoint and send its queued and failed deliveries */
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
        /** Rotate the secret of a webhook endpoint; both secrets sign until overlap_hours have passed */
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
        /** Send a webhook.test message once, even if the endpoint is paused */
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
            /** @description City or town */
            city: string | null;
            /** @description Country as entered */
            country: string | null;
            /** @description Global Location Number */
            gln: string | null;
            /** @description Address ID, unique among the addresses of the customer */
            id: string;
            /** @description Whether invoices go to this address; one address per customer */
            is_default_bill_to: boolean;
            /** @description Whether orders without a ship-to go to this address; one address per customer */
            is_default_ship_to: boolean;
            /** @description Purpose of the address */
            label: string | null;
            /** @description Postal code, if any */
            postal_code: string | null;
            /** @description Street and house number */
            street: string | null;
        };
        /** @description An API key with changed permissions */
        AffectedKey: {
            /**
             * Format: uuid
             * @description Key ID
             */
            id: string;
            /** @description Purpose of the key */
            name: string;
            /** @description First characters of the key, to identify it */
            start: string;
        };
        /**
         * @description Event type of an order
         * @enum {string}
         */
        AnnouncementType: "order.approved" | "order.changed" | "order.cancelled";
        /** @description An API key */
        ApiKey: {
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description Who created the key */
            created_by: string;
            /** @description Expiry time; null: a key created before keys expired */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Key ID
             */
            id: string;
            /** @description Time when the key stops unless its creator signs in before that (setting key_maker_days); null: the creator is a user of this service, and the key ends with that user */
            lapses_at: string | null;
            /** @description Time of last use, to the minute; null: never used */
            last_used_at: string | null;
            /** @description Current roles of the creator, which limit the key; null: the creator has not signed in since the service records this */
            maker_roles: components["schemas"]["Role"][] | null;
            /** @description Purpose of the key */
            name: string;
            /** @description Roles of the key */
            roles: components["schemas"]["Role"][];
            /** @description Permissions to which the key is restricted; null: no restriction */
            scopes: components["schemas"]["Permission"][] | null;
            /** @description First characters of the key, to identify it */
            start: string;
        };
        /** @description Conditions for approving an order automatically */
        ApprovalRule: {
            /** @description Whether the sender must have passed DMARC */
            authenticated_sender: boolean;
            /** @description IDs of the customers to which the rule applies; empty: all */
            customers: string[];
            /** @description Whether no product may be matched by similarity */
            exact_products: boolean;
            /** @description Whether the ship-to address must be one that a user approved for this customer, or absent */
            known_ship_to: boolean;
            /** @description Minimum number of approved orders that confirmed the document layout; 0: any */
            layout_confirmations: number;
            /** @description IDs of the mailboxes to which the rule applies; empty: all */
            mailboxes: string[];
            /** @description Maximum number of wrong orders of the customer under the policy */
            max_customer_errors: number;
            /** @description Maximum total by currency; orders in other currencies are not approved automatically */
            max_total: {
                /** @description Decimal number as text */
                amount: string;
                /** @description ISO 4217 currency code */
                currency: string;
            }[];
            /** @description Minimum confidence of the order from 0 to 100 */
            min_confidence: number;
            /** @description Display name of the rule */
            name: string;
            /** @description Maximum deviation from list prices in percent; null: not checked */
            price_tolerance_percent: string | null;
            /** @description Whether the customer must be matched by customer number, tax number or a recorded email address */
            strong_customer_key: boolean;
            /** @description Review reasons that do not prevent approval */
            tolerated_reasons: ("confidence_below_threshold" | "customer_by_domain" | "customer_by_similar_name" | "ship_to_new" | "product_by_similar_name" | "unit_differs" | "order_in_mail_text" | "received_by_chat" | "attachment_unread" | "delivery_date_weekend" | "delivery_date_far" | "delivery_date_past" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "price_differs" | "total_over_limit" | "currency_differs")[];
            /** @description Minimum number of consecutive orders of the customer in this layout that were approved unchanged; 0: any */
            trusted_run: number;
        };
        /** @description Message with questions to the customer, and its state */
        AskedQuestions: {
            /**
             * Format: date-time
             * @description Time when it was sent
             */
            asked_at: string;
            /** @description Whether it was sent by the company setting `ask_automatically`, without a click */
            automatic: boolean;
            /**
             * Format: date-time
             * @description Time until which an answer is expected
             */
            due_at: string;
            /**
             * @description Language of the email
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /**
             * @description How it was sent
             * @enum {string}
             */
            medium: "email" | "chat";
            /** @description Questions */
            questions: components["schemas"]["CustomerQuestion"][];
            /** @description Email address or contact ID */
            recipient: string;
            /** @description Whether a reminder was sent */
            reminded: boolean;
            /** @description Number of the email, from 1 */
            round: number;
            /**
             * @description overdue: no answer in time; undelivered: a delivery report arrived; closed: the order was decided, or the customer was asked again
             * @enum {string}
             */
            state: "waiting" | "answered" | "overdue" | "undelivered" | "closed";
            /** @description Whether an answer arrived from which no value could be read; open the email */
            unread: boolean;
        };
        /** @description To whom drafts are assigned that meet all its conditions */
        AssignmentRule: {
            /** @description Assignee: the subject of the user's token */
            assignee: string;
            /** @description ID of the customer; null: any */
            customer: string | null;
            /**
             * Format: uuid
             * @description ID of the rule
             */
            id: string;
            /** @description Language in which the customer is written to; null: any */
            language: ("en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv") | null;
            /** @description ID of the mailbox whose email became the order; null: any source */
            mailbox: string | null;
            /** @description Least total, for orders in the company's currency; null: any */
            min_total: number | null;
        };
        /** @description A recorded extraction and its outcome */
        AuditedExtraction: {
            /**
             * Format: date-time
             * @description Time of the extraction
             */
            at: string;
            /** @description Confidence from 0 to 100 */
            confidence: number | null;
            /** @description Document type; null if the document could not be read */
            document_type: components["schemas"]["DocumentType"] | null;
            /** @description Complete result of the extraction */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description What extracted the data */
            extractor: components["schemas"]["Extractor"] | null;
            /** @description Module of the mailbox; null for an upload */
            module: components["schemas"]["Module"] | null;
            /** @description Orders created from the document */
            orders: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            }[];
            /**
             * @description Outcome of the extraction
             * @enum {string}
             */
            outcome: "drafted" | "revised" | "duplicate" | "held" | "none" | "pending" | "failed";
            /** @description Why the document could not be read */
            reason: string | null;
            /** @description Source of the document */
            source: {
                /**
                 * Format: uuid
                 * @description ID of the email log entry or upload
                 */
                id: string;
                /**
                 * @description Whether the document came by email or upload
                 * @enum {string}
                 */
                kind: "email" | "upload";
            };
            /** @description Machine-readable form of `reason` */
            why: components["schemas"]["Reason"] | null;
        };
        /** @description The automatic approval policy with its limits and proof */
        AutoApproval: {
            /** @description Accepted error rate in percent */
            accepted_error_percent: string;
            /** @description Maximum number of automatic approvals per day */
            daily_count: number;
            /** @description Maximum value of automatic approvals per day and currency */
            daily_value: {
                /** @description Decimal number as text */
                amount: string;
                /** @description ISO 4217 currency code */
                currency: string;
            }[];
            /** @description Minutes between announcing an approval and carrying it out */
            delay_minutes: number;
            /**
             * @description off: no rules; shadow: decisions are recorded but not carried out; on; suspended: turned off by the service after too many errors
             * @enum {string}
             */
            mode: "off" | "shadow" | "on" | "suspended";
            /** @description Proof of the current version */
            proof: {
                /** @description Error rate that the company accepts */
                accepted_percent: string;
                /** @description Upper bound of the error rate: exact binomial (Clopper-Pearson), one-sided, 95 % */
                bound_percent: string;
                /** @description Whether the policy may be turned on */
                proven: boolean;
                /** @description Orders that the policy would have approved and a user approved unchanged */
                right: number;
                /** @description Correct orders still needed, without an error, before the policy may be turned on */
                right_orders_needed: number;
                /** @description Orders that the policy would have approved and that were corrected, rejected or refused */
                wrong: number;
            };
            /** @description Rules in order; the first rule that applies to an order decides */
            rules: components["schemas"]["ApprovalRule"][];
            /** @description One order in this many is reviewed by a user as a sample */
            sample_every: number;
            /** @description Days until an order counts for the proof; an order that is still undecided then counts as wrong */
            settling_days: number;
            /** @description Number of times the rules changed; 0: never */
            version: number;
        };
        /** @description Decision of the policy about an order */
        AutoApprovalJudgement: {
            /** @description Whether the policy would approve the order */
            approves: boolean;
            /** @description Checks with the values they compared */
            checks: {
                /**
                 * @description Check
                 * @enum {string}
                 */
                check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                /** @description Whether the check passed */
                holds: boolean;
                /** @description Value that the policy requires */
                limit: string | null;
                /** @description Value of the order */
                value: string | null;
            }[];
            /**
             * Format: date-time
             * @description Time of the decision
             */
            judged_at: string;
            /** @description Whether the policy was on */
            live: boolean;
            /**
             * Format: uuid
             * @description Order ID
             */
            order: string;
            /** @description Rule that decided; null if no rule applies to the order */
            rule: string | null;
            /** @description Whether the order was selected as a sample for review */
            sampled: boolean;
            /** @description Version of the policy */
            version: number;
        };
        /** @description Orders checked by the policy in a month */
        AutoApprovalReport: {
            /** @description Month such as 2026-11, in the time zone of the company */
            month: string;
            /** @description Orders by time of the check, at most 50,000 */
            orders: {
                /** @description Whether the policy approves the order */
                approves: boolean;
                /** @description Checks with the values they compared */
                checks: {
                    /**
                     * @description Check
                     * @enum {string}
                     */
                    check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                    /** @description Whether the check passed */
                    holds: boolean;
                    /** @description Value that the policy requires */
                    limit: string | null;
                    /** @description Value of the order */
                    value: string | null;
                }[];
                /** @description Customer ID */
                customer: string | null;
                /** @description Time of the outcome */
                decided_at: string | null;
                /** @description Time of the check */
                judged_at: string | null;
                /** @description Whether the policy was on */
                live: boolean;
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                order: string;
                /** @description Outcome; automatic: approved by the policy; null: undecided */
                outcome: ("approved" | "automatic" | "rejected" | "cancelled") | null;
                /** @description Order number */
                reference: string;
                /** @description Rule that decided; null: no rule applies to this order */
                rule: string | null;
                /** @description Whether the order was selected as a sample for review */
                sampled: boolean;
                /**
                 * @description Whether the draft was right, if known
                 * @enum {string}
                 */
                verdict: "right" | "wrong" | "open" | "unchecked" | "left_out";
                /** @description Policy version */
                version: number | null;
            }[];
            /** @description Whether there are more orders */
            truncated: boolean;
        };
        /** @description Result of applying the policy to the orders of a period */
        AutoApprovalSimulation: {
            /** @description Checks that block most orders */
            blockers: {
                /** @description Orders that fail only this check */
                alone: number;
                /**
                 * @description Check
                 * @enum {string}
                 */
                check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                /** @description Orders that fail this check */
                orders: number;
            }[];
            /** @description Upper bound of the error rate, one-sided 95 % */
            bound_percent: number;
            /** @description Of these: corrected by a user */
            corrected: number;
            /** @description Error rate in percent among the orders that users decided; null if there are none */
            error_percent: number | null;
            /**
             * Format: date-time
             * @description Start of the period
             */
            from: string;
            /** @description Of these: cancelled at the customer's request */
            left_out: number;
            /** @description Of these: not decided yet */
            open: number;
            /** @description Orders with recorded facts: those drafted since the policy exists */
            orders: number;
            /** @description Of these: refused by another system after approval, or changed by a re-extraction */
            refused: number;
            /** @description Of these: rejected, or cancelled without a customer request */
            rejected: number;
            /** @description Of these: approved by a user without changes */
            right: number;
            /**
             * Format: date-time
             * @description End of the period, exclusive
             */
            to: string;
            /** @description Whether only the newest 20,000 orders were evaluated */
            truncated: boolean;
            /** @description Of these: approved by the policy */
            unchecked: number;
            /** @description Version of the policy */
            version: number;
            /** @description Orders that the policy would have approved */
            would_approve: number;
            /** @description Wrong orders, newest first, at most 100 */
            wrong_orders: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
                /**
                 * @description What was wrong
                 * @enum {string}
                 */
                verdict: "right" | "corrected" | "rejected" | "refused" | "open" | "unchecked" | "left_out";
            }[];
        };
        /** @description Automatically approved orders, time saved, and obstacles of other orders */
        AutoApprovalStatistics: {
            /** @description Number of orders approved by the policy */
            automatic: number;
            /** @description Percentage of automatic approvals; null: no decided orders */
            automatic_percent: number | null;
            /** @description Most common obstacles */
            blockers: {
                /** @description Number of orders that fail only this check */
                alone: number;
                /**
                 * @description Check
                 * @enum {string}
                 */
                check: "read_by_machine" | "untouched" | "complete" | "arithmetic" | "total_explained" | "confidence" | "review_reasons" | "customer_key" | "ship_to" | "products" | "listed_prices" | "price_tolerance" | "total_limit" | "layout_confirmed" | "trust_earned" | "sender" | "customer_errors";
                /** @description Number of orders that fail the check */
                orders: number;
                /**
                 * @description Kind of remedy
                 * @enum {string}
                 */
                remedy: "policy" | "master_data" | "mailbox" | "none";
                /** @description Field of the rule or mailbox, or kind of records */
                remedy_name: string | null;
            }[];
            /** @description Length of the period in days, up to now */
            days: number;
            /** @description Number of orders approved, rejected or cancelled */
            decided: number;
            /** @description Median time between two decisions of one person in a row, pauses over 30 minutes excluded; null: fewer than 10 */
            handling_seconds: number | null;
            /** @description Number of automatic approvals times that median */
            minutes_saved: number | null;
            /** @description Number of automatic approvals found wrong later */
            wrong: number;
        };
        /** @description Result for one record */
        BulkResult: {
            /** @description Why the action failed; null if it succeeded */
            code: ("order_decided" | "fields_missing" | "cancellation_waits" | "not_rejected" | "never_approved" | "no_revision_held" | "no_approval_planned" | "approval_released" | "asking_is_off" | "asked_too_often" | "lines_needed" | "no_cancellation_waits" | "order_exists" | "po_number_taken" | "review_needed" | "revision_unknown" | "version_unknown" | "acknowledged_otherwise" | "asked_recently" | "same_order" | "customer_differs" | "currency_differs" | "decision_waits" | "published" | "not_failed" | "not_found" | "precondition_failed" | "invalid_request") | null;
            /** @description Error message */
            detail: string | null;
            /** @description New ETag for If-Match; null if the action failed */
            etag: string | null;
            /**
             * Format: uuid
             * @description ID of the order, email log entry, document or chat session
             */
            id: string;
            /** @description Whether the action succeeded or had already been done */
            ok: boolean;
            /** @description HTTP status of the same action for this record only */
            status: number;
        };
        /** @description Results of a bulk action */
        BulkResults: {
            /**
             * @description Action
             * @enum {string}
             */
            action: "approve" | "undo_approval" | "reject" | "retry" | "assign";
            /** @description Whether there are more records than one request processes; repeat the request */
            more: boolean;
            /** @description Results in the requested order */
            results: components["schemas"]["BulkResult"][];
        };
        /** @description A similar record, offered as a suggestion but never selected */
        Candidate: {
            /** @description Code of the record */
            code: string | null;
            /**
             * Format: uuid
             * @description Record ID
             */
            id: string;
            /** @description Name of the record */
            name: string | null;
            /** @description Similarity from 0 to 1 */
            similarity: number;
        };
        /** @description A user with changed roles */
        ChangedUser: {
            /** @description Keys of the user whose permissions changed, because a key is limited to the permissions of its creator */
            affected_keys: components["schemas"]["AffectedKey"][];
            /** @description Email address for signing in */
            email: string;
            /** @description Time of deactivation */
            ended_at: string | null;
            /**
             * Format: uuid
             * @description User ID, also used in histories and keys
             */
            id: string;
            /**
             * Format: date-time
             * @description Time of the last invitation
             */
            invited_at: string;
            /** @description Time when the user set a password */
            joined_at: string | null;
            /** @description Time of the last sign-in */
            last_sign_in_at: string | null;
            /** @description Display name; null until set */
            name: string | null;
            /** @description Roles of the user */
            roles: components["schemas"]["Role"][];
            /** @description Whether two-factor authentication is on */
            second_step: boolean;
            /**
             * @description invited: has no password yet; ended: deactivated
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description Which records changed, without their content */
        Changes: {
            /** @description Changes by kind of records */
            changes: {
                /** @description IDs of the changed records; null: many */
                ids: string[] | null;
                /** @description Kind of records: emails, sales_orders, review_queue, tasks, mailbox_polls … */
                model: string;
            }[];
            /** @description Whether `since` is too old, so that all data must be reloaded */
            reset: boolean;
            /** @description Value of `since` for the next request */
            seq: number;
        };
        /**
         * @description Kind of a charge or discount
         * @enum {string}
         */
        ChargeType: "freight" | "packaging" | "service" | "discount" | "other";
        /** @description An action of the assistant */
        ChatAuditEntry: {
            /**
             * @description Action
             * @enum {string}
             */
            action: "reply" | "retrieve" | "handover" | "refuse";
            /** @description Name and version of the agent */
            agent_id: string;
            /** @description Company ID */
            company: string;
            /** @description Output tokens */
            completion_tokens: number;
            /** @description Always null: the service does not know prices */
            cost_estimate: number | null;
            /**
             * Format: date-time
             * @description Time of the action
             */
            created_at: string;
            /** @description Why the action failed or produced no answer */
            error_code: ("model_timeout" | "model_refused_key" | "model_busy" | "model_failed" | "answer_unreadable" | "answer_refused" | "parked" | "nothing_to_answer" | "opted_out" | "handover" | "channel_paused" | "limit" | "window_closed" | "superseded") | null;
            /**
             * Format: uuid
             * @description Entry ID
             */
            id: string;
            /** @description Duration in milliseconds */
            latency_ms: number | null;
            /** @description ID of the resulting message */
            message: string | null;
            /** @description Model */
            model: string | null;
            /**
             * @description Outcome
             * @enum {string}
             */
            outcome: "ok" | "no_answer" | "skipped" | "error";
            /** @description Input tokens */
            prompt_tokens: number;
            /** @description Version of the instructions */
            prompt_version: string | null;
            /** @description Provider of the model */
            provider: string | null;
            /** @description Conversation ID */
            session: string | null;
            /** @description IDs of the records that the answer is based on */
            source_ids: string[];
            /** @description Input and output tokens */
            total_tokens: number;
        };
        /** @description A phone number of the company at the chat provider */
        ChatChannel: {
            /** @description Whether documents sent to this channel become drafts */
            accept_orders: boolean;
            /** @description Company ID */
            company: string;
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description Phone number in display format */
            display_phone_number: string | null;
            /** @description Always true: each channel has an access token, which is never returned */
            has_access_token: boolean;
            /**
             * Format: uuid
             * @description Channel ID
             */
            id: string;
            /** @description Display name */
            name: string;
            /** @description The provider's ID of the phone number */
            phone_number_id: string;
            /** @description Approved template with two parameters, an order and questions about it, used when the 24-hour window is closed */
            question_template: string | null;
            /**
             * @description paused: the provider rejects the token or account; unconfirmed: the provider has not confirmed that the token owns the number, and no messages arrive until then
             * @enum {string}
             */
            state: "active" | "paused" | "unconfirmed";
            /** @description What the provider rejects; null: nothing */
            trouble: ("auth" | "account") | null;
            /** @description The provider's error code */
            trouble_code: number | null;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
            /** @description Whether contacts can show by a code sent to an email address on record which customer they are */
            verify_by_code: boolean;
        };
        /** @description Result of checking a phone number and its token with the provider */
        ChatChannelReport: {
            /**
             * @description What is wrong; OK: nothing
             * @enum {string}
             */
            code: "OK" | "AUTH_FAILED" | "NUMBER_UNKNOWN" | "UNREACHABLE" | "REFUSED";
            /** @description Phone number in display format */
            display_phone_number: string | null;
            /** @description How to fix it */
            hint: string | null;
            /** @description Response time of the provider in milliseconds */
            ms: number;
            /** @description Whether number and token work */
            ok: boolean;
            /** @description Name that customers see */
            verified_name: string | null;
        };
        /** @description Result of a cleanup or of a dry run */
        ChatCleanup: {
            /** @description Message texts removed */
            contents: number;
            /** @description Sessions closed */
            deactivated: number;
            /** @description Whether this was a dry run that changed nothing */
            dry_run: boolean;
            /** @description Sessions that could not be processed */
            failed: number;
            /** @description Sessions removed */
            removed: number;
        };
        /** @description A message of a conversation */
        ChatMessage: {
            /**
             * Format: date-time
             * @description Time when the message was received or written
             */
            created_at: string;
            /** @description Time of delivery */
            delivered_at: string | null;
            /**
             * @description in: from the contact; out: from the service
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description The provider's error code of a failed message */
            error_code: number | null;
            /**
             * Format: uuid
             * @description Message ID
             */
            id: string;
            /** @description Attached file */
            media: {
                /** @description File name given by the sender */
                file_name: string | null;
            } | null;
            /** @description Time when it was read */
            read_at: string | null;
            /** @description ID of the message that this one answers */
            reply_to: string | null;
            /** @description Orders created from the message */
            sales_orders: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            }[];
            /** @description Time when the provider accepted it */
            sent_at: string | null;
            /**
             * Format: uuid
             * @description Session ID
             */
            session: string;
            /** @description Records that the assistant's answer is based on */
            sources: {
                /** @description Kind of record */
                entity: string;
                /** @description Record ID */
                record_id: string;
                /** @description Similarity to the question */
                score: number;
            }[];
            /**
             * @description Incoming: received, edited or revoked. Outgoing: queued, sent, delivered, read, failed, unknown (it is uncertain whether the provider accepted it) or dropped (no longer relevant)
             * @enum {string}
             */
            status: "received" | "edited" | "revoked" | "queued" | "sent" | "delivered" | "read" | "failed" | "unknown" | "dropped";
            /** @description Message text; null after its retention period, or if there is none */
            text: string | null;
            /**
             * @description Message type
             * @enum {string}
             */
            type: "text" | "image" | "document" | "audio" | "video" | "sticker" | "location" | "contacts" | "interactive" | "button" | "order" | "reaction" | "edit" | "revoke" | "system" | "unsupported";
            /** @description The provider's message ID */
            wamid: string | null;
            /** @description User who wrote the message; null: the contact or the assistant */
            written_by: string | null;
        };
        /** @description A conversation with one contact */
        ChatSession: {
            /** @description Assignee: the subject of the user's token */
            assignee: string | null;
            /**
             * Format: uuid
             * @description Channel ID
             */
            channel_id: string;
            /** @description Why the session was closed */
            close_reason: ("idle" | "admin" | "stop" | "cleanup" | "full") | null;
            /** @description Time when the session was closed */
            closed_at: string | null;
            /** @description Company ID */
            company: string;
            /**
             * Format: uuid
             * @description Contact ID
             */
            contact_id: string;
            /** @description Display name of the contact */
            contact_name: string | null;
            /** @description Phone number with + and country code */
            contact_phone: string | null;
            /** @description The provider's ID of a contact without a phone number */
            contact_user_id: string | null;
            /** @description ID of the customer, once a user confirmed it */
            customer: string | null;
            /** @description Why the session was handed over; null if it was not or the reason is unknown */
            handover_reason: ("cancels_unknown_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood") | null;
            /**
             * Format: uuid
             * @description Session ID
             */
            id: string;
            /** @description Messages from the contact */
            inbound_count: number;
            /** @description Whether the session is open */
            is_active: boolean;
            /** @description Language of the contact */
            language: string | null;
            /**
             * Format: date-time
             * @description Time of the last activity
             */
            last_activity_at: string;
            /** @description Time of the last message from the contact */
            last_customer_message_at: string | null;
            /** @description Beginning of the last message */
            last_message_preview: string | null;
            /** @description Messages in both directions */
            message_count: number;
            /** @description Messages from the service */
            outbound_count: number;
            /** @description The provider's ID of the channel's phone number */
            phone_number_id: string | null;
            /**
             * Format: date-time
             * @description Time when the session was opened
             */
            started_at: string;
            /**
             * @description Who answers, or why no one does
             * @enum {string}
             */
            state: "bot" | "handover" | "opted_out" | "closed";
            /** @description Messages since the last reply */
            unanswered_count: number;
            /** @description Code that was last sent to verify the contact; null: none */
            verification: {
                /** @description Who asked for the code */
                by: string;
                /** @description ID of the customer; null: the contact named none that is known, and no code was sent */
                customer: string | null;
                /**
                 * Format: date-time
                 * @description Time until which the code is valid
                 */
                expires_at: string;
                /**
                 * @description State of the code; exhausted: too many wrong codes; address_moved: the contact’s number changed
                 * @enum {string}
                 */
                state: "open" | "verified" | "exhausted" | "address_moved" | "expired";
                /** @description Wrong codes entered */
                wrong_codes: number;
            } | null;
            /** @description Whether the channel lets contacts be verified by a code */
            verification_enabled: boolean;
            /** @description Time since when the contact waits for a user; kept after the session ends */
            waiting_since: string | null;
            /** @description Time until which the provider accepts replies */
            window_expires_at: string | null;
            /** @description Whether the provider accepts replies now */
            window_open: boolean;
        };
        /** @description Chat statistics */
        ChatStatistics: {
            /** @description Open sessions */
            active_sessions: number;
            /** @description Activity of the assistant */
            assistant: {
                /** @description Average response time in milliseconds */
                avg_latency_ms: number;
                /** @description Output tokens */
                completion_tokens: number;
                /** @description Turns that failed */
                errors: number;
                /** @description Conversations handed over to users */
                handovers: number;
                /** @description Questions without an answer */
                no_answer: number;
                /** @description 95th percentile of the response time of the newest 10,000 answers, in milliseconds */
                p95_latency_ms: number;
                /** @description Input tokens */
                prompt_tokens: number;
                /** @description Questions that the assistant declines to answer */
                refused: number;
                /** @description Answers */
                replies: number;
                /** @description Answers dropped because the reply window was closed */
                skipped_window_closed: number;
                /** @description Input and output tokens */
                total_tokens: number;
            };
            /** @description Delivery of replies */
            delivery: {
                /** @description Delivered */
                delivered: number;
                /** @description Share of delivered replies among those sent or refused, from 0 to 1 */
                delivery_rate: number;
                /** @description Refused */
                failed: number;
                /** @description In progress */
                pending: number;
                /** @description Read */
                read: number;
                /** @description Share of read replies among those delivered, from 0 to 1 */
                read_rate: number;
                /** @description Accepted by the provider */
                sent: number;
            };
            /**
             * Format: date-time
             * @description Time of calculation
             */
            generated_at: string;
            /** @description Knowledge of the assistant */
            knowledge: {
                /** @description How texts are compared */
                embedding: components["schemas"]["Embedding"];
                /** @description End of the last run, or its start if it has not ended */
                last_sync_at: string | null;
                /** @description Result of the last run */
                last_sync_state: ("running" | "succeeded" | "failed" | "refused") | null;
                /** @description Records that the chunks come from */
                records: number;
                /** @description Text chunks */
                vectors: number;
            };
            /** @description Text chunks that the assistant can search */
            knowledge_vectors: number;
            /** @description Messages by direction and type */
            messages: {
                /** @description Messages by type */
                by_type: {
                    /** @description Messages of type audio */
                    audio?: number;
                    /** @description Messages of type button */
                    button?: number;
                    /** @description Messages of type contacts */
                    contacts?: number;
                    /** @description Messages of type document */
                    document?: number;
                    /** @description Messages of type edit */
                    edit?: number;
                    /** @description Messages of type image */
                    image?: number;
                    /** @description Messages of type interactive */
                    interactive?: number;
                    /** @description Messages of type location */
                    location?: number;
                    /** @description Messages of type order */
                    order?: number;
                    /** @description Messages of type reaction */
                    reaction?: number;
                    /** @description Messages of type revoke */
                    revoke?: number;
                    /** @description Messages of type sticker */
                    sticker?: number;
                    /** @description Messages of type system */
                    system?: number;
                    /** @description Messages of type text */
                    text?: number;
                    /** @description Messages of type unsupported */
                    unsupported?: number;
                    /** @description Messages of type video */
                    video?: number;
                };
                /** @description Duplicates sent by the provider */
                duplicates_ignored: number;
                /** @description Messages from contacts */
                inbound: number;
                /** @description Messages from the service */
                outbound: number;
                /** @description Since midnight UTC */
                today: number;
                /** @description All messages */
                total: number;
                /** @description Messages of unsupported types */
                unsupported: number;
            };
            /** @description Requested period; null: all data */
            period: {
                /** @description Start, inclusive */
                from: string | null;
                /** @description End, exclusive */
                to: string | null;
            } | null;
            /** @description Sessions by state */
            sessions: {
                /** @description Open sessions */
                active: number;
                /** @description Taken over by a user */
                handover: number;
                /** @description Closed sessions */
                inactive: number;
                /** @description Opened since midnight UTC */
                opened_today: number;
                /** @description Contacts that opted out */
                opted_out: number;
                /** @description All sessions */
                total: number;
            };
            /** @description Messages in both directions */
            total_messages: number;
            /** @description Sessions */
            total_sessions: number;
        };
        /** @description Settings of a company */
        CompanySettings: {
            /** @description Email addresses of the alert recipients */
            admin_emails: string[];
            /** @description What approval requires besides customer, lines, products and quantities. Without `price`, missing prices come from the price list; without `delivery_date`, an order without a date is wanted as soon as possible */
            approval_requires: ("ship_to" | "po_number" | "currency" | "delivery_date" | "warehouse" | "price")[];
            /** @description Whether questions are sent without a click if a draft waits only for answers from the customer */
            ask_automatically: boolean;
            /** @description Whether customers can be asked about drafts by email */
            ask_customers: boolean;
            /** @description Number of days until an answer is due, from 1 to 60 */
            ask_deadline_days: number;
            /** @description Number of days until the customer is reminded once, from 0 to 59; 0: no reminder */
            ask_reminder_days: number;
            /** @description Rules that assign new drafts: the first whose conditions all hold. Rules for deactivated users are skipped */
            assignment_rules: components["schemas"]["AssignmentRule"][];
            /** @description 30 to 3650: days for which security log entries are shown; null: as long as the installation keeps them */
            audit_data_days: number | null;
            /** @description Retention of chats in days; null: see `personal_data_days` */
            chat_data_days: number | null;
            /** @description Company ID */
            company: string;
            /** @description ISO 4217 currency code for documents that name none */
            currency: string | null;
            /** @description 0 to 3600: seconds during which an approval can be undone; feed, webhooks and customers are notified after that */
            hand_over_delay: number;
            /** @description Whether instructions quoted from the body of an email are kept while its order is a draft */
            keep_instructions: boolean;
            /** @description 1 to 730: number of days after which a key of a user from an identity provider stops, if that user does not sign in */
            key_maker_days: number;
            /** @description Whether a language model reads the company's documents, if the installation has one */
            language_model: boolean;
            /** @description Monthly (UTC) limit for model costs, in whole units of the currency of `AI_PRICES`; null: the limit of the installation */
            language_model_monthly_cost: number | null;
            /** @description Whether the model also receives possible customers and products (names, codes, tax numbers, addresses) and approved orders of the same customer, without contacts, email addresses or prices */
            language_model_records: boolean;
            /** @description Whether names, email addresses and phone numbers of contacts are replaced before a document is sent to the model; no images are sent then */
            language_model_redaction: boolean;
            /** @description Address on order confirmations, one line each */
            letterhead_address: string | null;
            /** @description Closing text below the totals of an order confirmation */
            letterhead_closing_text: string | null;
            /** @description Legal text at the foot of each page of an order confirmation */
            letterhead_legal_text: string | null;
            /** @description BCP 47 tag for number and date formats */
            locale: string | null;
            /** @description Retention of emails, documents and notifications in days; null: see `personal_data_days` */
            mail_data_days: number | null;
            /** @description Whether customers get an email when their order is approved */
            mail_on_approval: boolean;
            /** @description Whether customers get an email when their order is received */
            mail_on_receipt: boolean;
            /** @description Confidence from 0 to 100 below which an uploaded document requires review */
            min_confidence_threshold: number;
            /** @description Registered name */
            name: string;
            /**
             * @description When customers get an order confirmation with a PDF and a file for their own system; it replaces the email on approval
             * @enum {string}
             */
            order_confirmation: "off" | "on_approval" | "on_acknowledgement";
            /** @description Retention of orders and leads in days; null: see `personal_data_days` */
            order_data_days: number | null;
            /** @description The company's own email domains, never matched as a customer */
            own_domains: string[];
            /** @description The company's own names, never matched as a customer */
            own_names: string[];
            /** @description 30 to 3650: retention of personal data in days (emails, documents, orders, leads, chats), counted from the last event; null: unlimited */
            personal_data_days: number | null;
            /** @description Review checks */
            review_checks: components["schemas"]["ReviewChecks"];
            /** @description IANA time zone of times in emails */
            time_zone: string;
        };
        /** @description A reason for the confidence */
        ConfidenceReason: {
            /**
             * @description Stable code
             * @enum {string}
             */
            code: "table_read" | "table_without_header" | "free_text_lines" | "cells_read" | "no_lines" | "embedded_data" | "rows_of_the_model" | "received_by_chat" | "arithmetic_holds" | "arithmetic_holds_partly" | "arithmetic_fails" | "arithmetic_fails_mostly" | "arithmetic_unknown" | "sum_printed" | "sum_differs" | "rows_not_read" | "quantity_derived" | "name_missing" | "price_missing" | "total_missing" | "missing_products" | "missing_customer_name" | "missing_customer_email" | "missing_delivery_date" | "missing_currency" | "missing_po_number" | "all_header_fields" | "not_an_order" | "type_assumed" | "type_disputed" | "date_ambiguous" | "number_ambiguous" | "columns_uncertain" | "sizes_summed" | "po_number_incomplete" | "encoding_uncertain" | "currency_uncertain" | "customer_uncertain" | "email_uncertain" | "po_number_uncertain" | "date_uncertain" | "total_uncertain" | "instructions_in_document" | "ocr" | "ocr_low" | "ocr_by_one_engine" | "scan_language_missing" | "truncated" | "pages_not_read" | "hidden_text" | "documents_agree" | "documents_differ" | "visible_text_confirms" | "visible_text_differs" | "not_grounded" | "not_seen_by_model" | "limit" | "calibrated" | "customer_name_agree" | "customer_name_differ" | "customer_name_rules_only" | "customer_name_model_only" | "customer_email_agree" | "customer_email_differ" | "customer_email_rules_only" | "customer_email_model_only" | "po_number_agree" | "po_number_differ" | "po_number_rules_only" | "po_number_model_only" | "delivery_date_agree" | "delivery_date_differ" | "delivery_date_rules_only" | "delivery_date_model_only" | "currency_agree" | "currency_differ" | "currency_rules_only" | "currency_model_only" | "total_agree" | "total_differ" | "total_rules_only" | "total_model_only" | "lines_agree" | "lines_differ" | "lines_rules_only" | "lines_model_only" | "model_refused" | "model_truncated" | "model_broken_answer" | "model_unauthorised" | "model_no_credit" | "model_unknown_model" | "model_bad_request" | "model_rate_limited" | "model_provider_failed" | "model_unreachable" | "model_timed_out" | "model_context_exceeded" | "model_prompt_cut" | "model_document_budget" | "model_daily_budget" | "model_monthly_budget" | "model_obeyed_document" | "other";
            /** @description Effect in percentage points; negative if it lowers the confidence */
            effect: number;
        };
        /** @description Progress of a connection test */
        ConnectionProgress: {
            /** @description IMAP test; null: not started */
            imap: {
                /**
                 * @description Current stage
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                /** @description Completed stages */
                steps: {
                    /** @description Duration in milliseconds */
                    ms: number;
                    /**
                     * @description Stage
                     * @enum {string}
                     */
                    stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                }[];
            } | null;
            /** @description SMTP test; null: not started */
            smtp: {
                /**
                 * @description Current stage
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                /** @description Completed stages */
                steps: {
                    /** @description Duration in milliseconds */
                    ms: number;
                    /**
                     * @description Stage
                     * @enum {string}
                     */
                    stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
                }[];
            } | null;
        };
        /** @description Result of a connection test */
        ConnectionReport: {
            /** @description IMAP test */
            imap: components["schemas"]["ImapReport"];
            /** @description Whether receiving and sending both work */
            ok: boolean;
            /** @description SMTP test */
            smtp: components["schemas"]["SmtpReport"];
        };
        /** @description A new API key, shown only once */
        CreatedApiKey: {
            /** @description Expiry time; null: a key created before keys expired */
            expires_at: string | null;
            /**
             * Format: uuid
             * @description Key ID
             */
            id: string;
            /** @description The secret key. It cannot be retrieved again, and is null if the request is repeated with the same Idempotency-Key */
            key: string | null;
            /** @description Purpose of the key */
            name: string;
            /** @description Roles of the key */
            roles: components["schemas"]["Role"][];
            /** @description Permissions to which the key is restricted; null: no restriction */
            scopes: components["schemas"]["Permission"][] | null;
            /** @description First characters of the key, to identify it */
            start: string;
        };
        /** @description The order that a request created or affected */
        CreatedSalesOrder: {
            /** @description Actions with their availability */
            actions: components["schemas"]["OrderAction"][];
            /** @description Confidence from 0 to 100, reduced by the effects of review findings; null if a user entered the order */
            ai_confidence: number | null;
            /** @description Assignee: the subject of the user's token */
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
            /** @description Cancellation requests of the customer */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description Internal comments */
            comments: components["schemas"]["OrderComment"][];
            /** @description Company ID */
            company: string;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description Corrections by users */
            corrections: {
                /**
                 * Format: date-time
                 * @description Time of the correction
                 */
                at: string;
                /** @description Who made the correction */
                by: string;
                /** @description Changed fields */
                changes: components["schemas"]["FieldChange"][];
            }[];
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description ID of the matched customer */
            customer: string | null;
            /** @description Similar customers */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description How the customer was matched */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description Customer name from the document or the sender */
            customer_name: string | null;
            /** @description Emails with questions to the customer, oldest first */
            customer_questions: components["schemas"]["AskedQuestions"][];
            /** @description The matched customer */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description Approval, rejection or cancellation; null for drafts */
            decision: {
                /**
                 * Format: date-time
                 * @description Time of the decision
                 */
                at: string;
                /** @description Who decided */
                by: string;
                /** @description Version of the policy that approved the order; null if a user decided */
                policy_version: number | null;
                /** @description Reason for the rejection or cancellation */
                reason: string | null;
            } | null;
            /** @description Delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /**
             * @description drafted: new draft; otherwise the effect on an existing order
             * @enum {string}
             */
            disposition: "drafted" | "revised" | "duplicate" | "held";
            /** @description Repeated documents with the same content */
            duplicates: {
                /**
                 * Format: date-time
                 * @description Time of receipt
                 */
                at: string;
                /** @description Source of the duplicate */
                source: components["schemas"]["OrderSource"];
            }[];
            /** @description Where the header fields were found */
            evidence: components["schemas"]["HeaderEvidence"] | null;
            /** @description Order number in the system that received it */
            external_reference: string | null;
            /** @description Complete extraction result; null if a user entered the order */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description Responses of other systems */
            hand_overs: components["schemas"]["OrderHandOver"][];
            /**
             * Format: uuid
             * @description Order ID
             */
            id: string;
            /** @description ID of the lead, if the sender is not a customer yet */
            lead: string | null;
            /** @description Orders between which and this one a user moved lines, oldest first */
            line_moves: components["schemas"]["OrderLineMove"][];
            /** @description Order lines */
            lines: components["schemas"]["SalesOrderLine"][];
            /** @description Sum of the line amounts, used on approval if the order has no total; null if a line amount is unknown */
            lines_total: number | null;
            /** @description Fields missing for approval; empty once the order is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description Order date (ISO 8601) */
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
            /** @description Planned automatic approval; null: none */
            planned_approval: {
                /**
                 * Format: date-time
                 * @description Time of the planned approval
                 */
                due_at: string;
                /** @description Version of the policy that plans the approval */
                policy_version: number;
            } | null;
            /** @description Purchase order number of the customer */
            po_number: string | null;
            /** @description Order number in this service, such as SO-2026-000123 */
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
            /** @description Time until which the approval can be undone and is not sent; null if no approval is pending */
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
            /** @description Whether the order requires review */
            requires_review: boolean;
            /** @description Facts of the review reasons */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Review reasons, most important first */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description Later documents with the same purchase order number */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description Other orders with the same purchase order number of the customer */
            same_po_number: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
                /** @description Status */
                status: components["schemas"]["OrderStatus"];
            }[];
            /** @description The order that this one was a revision of, before a user separated it */
            separated_from: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            } | null;
            /** @description Where the goods go */
            ship_to: {
                /** @description ID of the customer's address that it is; a request with nothing else in ship_to chooses that address */
                address_id: string | null;
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
            /** @description Where the ship-to comes from if neither the document nor a user gave it */
            ship_to_source: "customer_default" | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description Source of the order */
            source: components["schemas"]["OrderSource"];
            /** @description The file that the order was extracted from */
            source_document: {
                /** @description File name given by the sender */
                name: string;
                /** @description SHA-256 of the file in hexadecimal */
                sha256: string;
                /** @description Size in bytes */
                size: number;
                /** @description File type by its magic bytes: pdf, xlsx, … */
                type: string;
                /** @description Download URL; null if the file was not stored */
                url: string | null;
            } | null;
            /** @description Status */
            status: components["schemas"]["OrderStatus"];
            /** @description Confidence below which the order requires review */
            threshold: number;
            /** @description Total in the order's currency, as written */
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
             * @description Time of the last change
             */
            updated_at: string;
            /** @description Number of approvals: the newest version, which another system acknowledges */
            version: number;
            /** @description Time since when the order waits for a user; null if no action is needed */
            waiting_since: string | null;
            /** @description ID of the delivering warehouse */
            warehouse: string | null;
            /** @description The delivering warehouse */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description A customer */
        Customer: {
            /** @description Postal addresses */
            addresses: components["schemas"]["Address"][];
            /** @description Alternative names */
            aliases: string[];
            /** @description Whether every order of the customer requires review */
            blocked: boolean;
            /** @description Reason for blocking */
            blocked_reason: string | null;
            /** @description Customer number */
            code: string | null;
            /** @description Company ID */
            company: string;
            /** @description ISO 4217 currency code in which the customer orders */
            currency: string | null;
            /** @description Email domains of the customer */
            domains: string[];
            /** @description Email addresses of the customer's staff */
            emails: string[];
            /**
             * Format: uuid
             * @description Customer ID
             */
            id: string;
            /** @description Name as written on the customer's orders */
            name: string;
            /** @description Phone numbers */
            phones: string[];
            /** @description Whether the customer uses one purchase order number for several orders; documents with the same number then become separate orders */
            several_orders_per_number: boolean;
            /** @description Tax number, with or without the country prefix */
            tax_number: string | null;
        };
        /**
         * @description How the customer was matched
         * @enum {string}
         */
        CustomerMatch: "code" | "tax_number" | "email" | "phone" | "name" | "domain" | "similar_name" | "person";
        /** @description A question to the customer about a draft: a code and facts */
        CustomerQuestion: {
            /** @description Ordered article */
            article: string | null;
            /** @description Products offered to the customer, nearest first */
            candidates: {
                /** @description Product number */
                code: string;
                /** @description Product name */
                name: string;
                /**
                 * Format: uuid
                 * @description Product ID
                 */
                product: string;
            }[];
            /**
             * @description Question code
             * @enum {string}
             */
            code: "delivery_date_missing" | "delivery_date_contradicts" | "ship_to_missing" | "article_unknown" | "price_differs";
            /** @description ISO 4217 currency code of both prices */
            currency: string | null;
            /** @description Ordered delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Line number, from 1; null: the whole order */
            line: number | null;
            /** @description Unit price in the price list */
            listed_price: string | null;
            /** @description Question name in requests: the code, followed by the line number if it is about a line */
            name: string;
            /** @description Order date (ISO 8601), later than the delivery date */
            order_date: string | null;
            /** @description Ordered unit price */
            price: string | null;
            /** @description Ordered quantity */
            qty: string | null;
            /** @description Ordered unit */
            unit: string | null;
        };
        /** @description Message with questions, as it would be sent */
        CustomerQuestionPreview: {
            /**
             * @description Language of the message
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /** @description Email address or contact ID */
            recipient: string;
            /** @description Subject, with the token that identifies the answer; null: a chat message */
            subject: string | null;
            /** @description Template that is used; null: none */
            template: string | null;
            /** @description Text; for a template its parameters, one per line */
            text: string;
        };
        /** @description Questions that can be asked about a draft */
        CustomerQuestions: {
            /** @description Whether the order came by chat: then a contact is the default */
            came_by_chat: boolean;
            /** @description Chat contacts confirmed as the customer that can be written to now */
            contacts: {
                /**
                 * Format: uuid
                 * @description Contact ID, for `contact` in requests
                 */
                id: string;
                /** @description Name, or the last digits of the number */
                name: string;
                /** @description Template that is used because the 24-hour window is closed; null: text */
                template: string | null;
            }[];
            /**
             * @description The customer's language, if known
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
            /** @description Languages of the email */
            languages: ("en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv")[];
            /** @description Questions for this draft */
            questions: components["schemas"]["CustomerQuestion"][];
            /** @description Allowed email addresses, the default first */
            recipients: string[];
            /** @description Reason why the customer can’t be asked; null: no obstacle */
            refused: ("asking_is_off" | "dmarc_failed" | "no_recipient" | "no_sender" | "nothing_to_ask") | null;
        };
        /** @description Extraction result of an uploaded document */
        Document: {
            /** @description Confidence from 0 to 100 */
            confidence: number;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description ID of the matched customer */
            customer: string | null;
            /** @description Similar customers */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description How the customer was matched */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /**
             * Format: uuid
             * @description Upload ID
             */
            document_id: string;
            /** @description Detected document type */
            document_type: components["schemas"]["DocumentType"];
            /** @description Where the header fields were found */
            evidence: components["schemas"]["HeaderEvidence"];
            /**
             * Format: date-time
             * @description Time until which an order can be created from the document
             */
            expires_at: string;
            /** @description Extracted data */
            extracted_data: components["schemas"]["ExtractedData"];
            /** @description What extracted the data */
            extractor: components["schemas"]["Extractor"];
            /** @description Fields that the document does not contain and that an order needs; lines count from 1 */
            missing_fields: (("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number") | components["schemas"]["MissingField"])[];
            /** @description Whether a language model is still reading the document and may complete this result within a minute */
            model_pending: boolean;
            /** @description File name */
            name: string;
            /** @description Other orders in the same document */
            others: components["schemas"]["ReadOrder"][];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Whether an order from this document would require review */
            requires_review: boolean;
            /** @description Facts of the review reasons */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Review reasons */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description Size in bytes */
            size: number;
            /** @description Confidence below which an order requires review */
            threshold: number;
            /** @description ID of the warehouse that would deliver */
            warehouse: string | null;
            /** @description Warnings about the document */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description A known document layout: positions of values, without the values */
        DocumentLayout: {
            /**
             * Format: date-time
             * @description Time of the last confirmation
             */
            confirmed_at: string;
            /** @description Who approved that order */
            confirmed_by: string;
            /** @description ID of the customer of the last order; null: unknown */
            customer: string | null;
            /** @description Fields with known positions */
            fields: {
                /** @description Whether a user corrected this field */
                corrected: boolean;
                /**
                 * @description Field
                 * @enum {string}
                 */
                name: "customer_name" | "customer_email" | "po_number" | "order_date" | "delivery_date" | "total";
                /** @description Orders that agree since the last correction */
                times: number;
            }[];
            /**
             * Format: uuid
             * @description Layout ID
             */
            id: string;
            /** @description What was corrected in that order */
            last_corrected: ("customer_name" | "customer_email" | "po_number" | "order_date" | "delivery_date" | "total" | "lines")[];
            /**
             * Format: uuid
             * @description ID of the last order that confirmed the layout
             */
            last_order: string;
            /**
             * Format: date-time
             * @description Time when the layout was first learned
             */
            learned_at: string;
            /** @description Whether another strategy for reading the table was learned */
            lines_corrected: boolean;
            /** @description Number of orders that confirmed the layout */
            orders: number;
        };
        /**
         * @description Type of the document
         * @enum {string}
         */
        DocumentType: "order" | "order_change" | "order_cancellation" | "order_response" | "quotation" | "invoice" | "delivery_note" | "receipt" | "other";
        /**
         * @description Code of the previous release; deprecated
         * @enum {string}
         */
        EarlierProblemCode: "way_not_open" | "link_not_good" | "address_not_proven" | "not_at_hand" | "nothing_to_settle" | "still_a_user" | "locks_out" | "notification_stands" | "wants_no_answer" | "signature_differs" | "verify_token_differs" | "second_step_on" | "second_step_off" | "too_many_tries" | "no_password_here" | "no_links_by_mail";
        /** @description The processing log entry of an email */
        EmailLog: {
            /** @description Confidence from 0 to 100; null if nothing was extracted */
            ai_confidence: number | null;
            /** @description Assignee: the subject of the user's token */
            assignee: string | null;
            /** @description Number of attachments, including ignored ones */
            attachment_count: number;
            /** @description Company ID */
            company: string;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description Where the email is stored */
            copies: {
                /** @description Folder */
                folder: string;
                /**
                 * Format: uuid
                 * @description Mailbox ID
                 */
                mailbox_id: string;
                /** @description UID in the folder */
                uid: number;
            }[];
            /** @description Types of the documents in the email */
            document_types: components["schemas"]["DocumentType"][];
            /**
             * Format: uuid
             * @description Mailbox ID
             */
            email_config: string;
            /** @description Email address of the sender */
            email_from: string;
            /** @description Subject as sent */
            email_subject: string;
            /** @description Machine-readable form of `error_message`; null if the last attempt did not fail */
            error: components["schemas"]["Reason"] | null;
            /** @description Stable code of the cause */
            error_code: ("network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal") | null;
            /** @description Why the last attempt failed; empty if it did not */
            error_message: string;
            /** @description Time since when attempts fail, if the email is retried automatically */
            failing_since: string | null;
            /** @description Outcome of forwarding; null if the email was not forwarded */
            forwarded: components["schemas"]["NotificationEnd"] | null;
            /**
             * Format: uuid
             * @description Entry ID
             */
            id: string;
            /** @description Kind of email; null if it contains an order or is not processed yet */
            kind: components["schemas"]["MailKind"] | null;
            /** @description Module of the mailbox */
            module: components["schemas"]["Module"];
            /** @description Time of the next automatic retry */
            next_attempt_at: string | null;
            /** @description Why the email has no order; null if it has one or is not processed yet */
            no_order: ("failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off") | null;
            /** @description Note for users: a sentence, or the text of the user who resolved the email */
            note: string | null;
            /** @description Machine-readable form of `note`; null if a user wrote it */
            noted: components["schemas"]["EmailNote"] | null;
            /** @description Outcome of the notification; null while it is pending */
            notification: components["schemas"]["NotificationEnd"] | null;
            /** @description Time of the outcome; null while the status is PENDING */
            outcome_at: string | null;
            /**
             * Format: date-time
             * @description Time when the entry was created
             */
            processed_at: string;
            /**
             * Format: date-time
             * @description Time when the mail server received the email
             */
            received_at: string;
            /** @description Whether the email requires review */
            requires_review: boolean;
            /** @description Review reasons */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description ID of the first order created from the email */
            sales_order: string | null;
            /** @description The same orders with their numbers and statuses */
            sales_order_records: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number in this service */
                reference: string;
                /** @description Status of the order; null if it is not shown yet */
                status: components["schemas"]["OrderStatus"] | null;
            }[];
            /** @description IDs of all orders that the email created or repeated */
            sales_orders: string[];
            /** @description Who marked the question or complaint as seen; null if no one did, and for other emails */
            seen: {
                /**
                 * Format: date-time
                 * @description Time when it was marked
                 */
                at: string;
                /** @description Who marked it as seen */
                by: string;
            } | null;
            /** @description Sender checks by the receiving server; null if there are no trustworthy results */
            sender_checks: {
                /** @description Server that reports the results */
                by: string;
                /** @description DKIM result */
                dkim: string | null;
                /** @description DMARC result as in RFC 8601: pass, fail, none … */
                dmarc: string;
                /** @description SPF result */
                spf: string | null;
            } | null;
            /** @description How a user resolved the email */
            settled: {
                /**
                 * Format: date-time
                 * @description Time of the resolution
                 */
                at: string;
                /** @description Who resolved it */
                by: string;
                /**
                 * @description Whether it was dismissed, linked to an order, or replaced by an uploaded document
                 * @enum {string}
                 */
                how: "dismissed" | "linked" | "replaced";
                /** @description Why it was dismissed */
                reason: string | null;
            } | null;
            /** @description Signature type of the email; signatures are not verified */
            signed: ("smime" | "pgp") | null;
            /** @description Ignored parts of the email */
            skipped: {
                /** @description Name of the part */
                name: string;
                /** @description Reason as a sentence */
                reason: string;
                /** @description Machine-readable form of `reason` */
                why: components["schemas"]["Reason"];
            }[];
            /** @description Processing status */
            status: components["schemas"]["EmailStatus"];
            /** @description Time since when the email waits for a user, unless one of its orders does */
            waiting_since: string | null;
        };
        /** @description A note about an email */
        EmailNote: {
            /**
             * @description Stable code
             * @enum {string}
             */
            code: "delivery_report" | "automatic_reply" | "own_notification" | "encrypted" | "no_attachments" | "nothing_to_process" | "no_order_in_it" | "drafting_is_off" | "changes_unknown_order" | "same_order_again" | "cancels_unknown_order" | "cancellation_wished" | "cancels_what_is_over" | "answer_of_other_address" | "answer_to_questions" | "other";
            /** @description Facts by name, depending on the code; empty if only the text is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description Why each ignored part was ignored */
            why: components["schemas"]["Reason"][];
        };
        /**
         * @description Processing status of an email
         * @enum {string}
         */
        EmailStatus: "PENDING" | "SUCCESS" | "FAILED";
        /** @description How texts are compared */
        Embedding: {
            /** @description Dimensions of each vector */
            dims: number;
            /** @description Embedding model */
            model: string;
            /** @description Provider of the embedding */
            provider: string;
            /** @description false: comparison by words only */
            semantic: boolean;
        };
        /** @description Access that was ended */
        EndedAccess: {
            /** @description Number of revoked keys */
            keys: number;
            /** @description Number of ended browser sessions */
            sessions: number;
        };
        /** @description Result of erasing a person's data */
        Erasure: {
            /** @description false: some lists show the old text for a few more seconds */
            complete: boolean;
            /** @description Number of erased records by kind */
            erased: {
                /** @description Chat contacts */
                chat_contacts: number;
                /** @description Customers with the address */
                customers: number;
                /** @description Email log entries */
                email_logs: number;
                /** @description Deleted documents */
                files: number;
                /** @description Destroyed encryption keys */
                keys: number;
                /** @description Leads */
                leads: number;
                /** @description Orders with the address */
                sales_orders: number;
            };
        };
        /** @description What erasing a person would affect; nothing is changed */
        ErasurePreview: {
            /** @description Number of affected records by kind */
            found: {
                /** @description Chat contacts */
                chat_contacts: number;
                /** @description Customers with the address */
                customers: number;
                /** @description Email log entries */
                email_logs: number;
                /** @description Leads */
                leads: number;
                /** @description Orders with the address */
                sales_orders: number;
                /** @description Customers without any other contact; they lose their name too */
                sole_customers: number;
            };
        };
        /** @description The existing resource that conflicts with a request */
        ExistingResource: {
            /** @description ETag for If-Match */
            etag: string | null;
            /**
             * Format: uuid
             * @description ID of the resource
             */
            id: string;
            /** @description Display name */
            reference: string;
        };
        /** @description Extracted data */
        ExtractedData: {
            /** @description Freight, packaging, services and discounts on the whole order */
            charges: components["schemas"]["ReadCharge"][];
            /** @description ISO 4217 */
            currency: string | null;
            /** @description Customer number */
            customer_code: string | null;
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description Name of the customer */
            customer_name: string | null;
            /** @description Phone number of the customer */
            customer_phone: string | null;
            /** @description Tax number of the customer */
            customer_tax_number: string | null;
            /** @description ISO 8601 */
            delivery_date: string | null;
            /** @description ISO 8601 */
            order_date: string | null;
            /** @description Purchase order number */
            po_number: string | null;
            /** @description Order lines */
            products: components["schemas"]["ReadProduct"][];
            /** @description Total in the document's currency */
            total: number | null;
        };
        /** @description Complete result of an extraction */
        Extraction: {
            /** @description Version of the calibration of the confidence; absent: not calibrated, or not recorded */
            calibration?: string;
            /** @description Freight, packaging, services and discounts on the whole order; absent if there are none */
            charges?: {
                /** @description Amount; negative for discounts */
                amount: components["schemas"]["ReadField"];
                /** @description Name of the charge */
                name: components["schemas"]["ReadField"];
                /**
                 * @description Kind of charge
                 * @enum {string}
                 */
                type: "freight" | "packaging" | "service" | "discount" | "other";
            }[];
            /** @description Confidence from 0 to 100 */
            confidence: number;
            /** @description Detected document type */
            documentType: components["schemas"]["DocumentType"];
            /** @description What extracted the data */
            extractor: components["schemas"]["Extractor"];
            /** @description Header fields */
            fields: components["schemas"]["HeaderEvidence"];
            /** @description Files that were read */
            files: {
                /** @description File name given by the sender */
                name: string;
                /** @description SHA-256 of the file in hexadecimal */
                sha256: string;
                /** @description Size in bytes */
                size: number;
                /** @description File type by its magic bytes: pdf, xlsx, … */
                type: string;
            }[];
            /** @description Recognized layout; absent if there is none */
            layout?: {
                /**
                 * Format: uuid
                 * @description Layout ID
                 */
                id: string;
                /** @description Number of orders that confirmed the layout */
                orders: number;
            };
            /** @description Order lines in document order */
            lines: components["schemas"]["LineEvidence"][];
            /** @description Required fields that could not be read */
            missingFields: ("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number")[];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Duration of each step in milliseconds */
            timings: {
                [key: string]: number;
            };
            /** @description Warnings about the document */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description What extracted the data */
        Extractor: {
            /** @description Input tokens */
            inputTokens?: number;
            /** @description Model that was used */
            model?: string;
            /** @description rules, or the name of a model used with them */
            name: string;
            /** @description Output tokens */
            outputTokens?: number;
            /** @description Version of the rules or the prompt */
            version: string;
        };
        /**
         * @description Stable code of a field error
         * @enum {string}
         */
        FaultCode: "invalid" | "required" | "unknown_field" | "read_only" | "not_an_object" | "not_a_list" | "too_many" | "not_text" | "blank" | "too_long" | "not_printable" | "not_a_choice" | "not_a_boolean" | "not_an_integer" | "out_of_range" | "not_a_percentage" | "not_a_decimal" | "too_large" | "too_many_decimals" | "not_a_uuid" | "not_digits" | "not_an_email_address" | "not_a_phone" | "not_a_host_name" | "not_a_port" | "not_a_target_folder" | "watched_mailbox" | "recipient_not_allowed" | "not_a_moment" | "not_a_time" | "not_a_date" | "not_a_day" | "not_a_time_zone" | "not_a_locale" | "not_a_currency" | "not_a_country" | "not_an_ean" | "bad_cursor" | "does_not_apply" | "not_a_url" | "not_https" | "holds_credentials" | "not_a_key_file" | "not_a_certificate" | "unknown_reference" | "code_is_fixed" | "module_taken" | "host_not_allowed" | "port_not_allowed" | "host_lookup_failed" | "order_exists" | "po_number_taken" | "no_such_line" | "no_such_order" | "two_sources" | "nothing_given" | "contradiction" | "too_short" | "too_simple" | "password_wrong" | "code_wrong" | "already_a_user";
        /** @description An event of an order, with the order as it was at that time */
        FeedEntry: {
            /**
             * Format: date-time
             * @description Time of the event
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
            /** @description ID of the actor */
            by: string;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description Customer ID */
            customer: string | null;
            /** @description Customer code */
            customer_code: string | null;
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description Customer name */
            customer_name: string | null;
            /** @description Tax number of the customer */
            customer_tax_number: string | null;
            /** @description Delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /** @description Order number in the other system, from an earlier acknowledgement */
            external_reference: string | null;
            /**
             * Format: uuid
             * @description Entry ID: the value of `after`, and webhook-id without msg_
             */
            id: string;
            /** @description Order lines */
            lines: components["schemas"]["FeedLine"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description Order date (ISO 8601) */
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
            /** @description Purchase order number of the customer */
            po_number: string | null;
            /** @description Reason for a cancellation */
            reason: string | null;
            /** @description Order number in this service */
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
             * @description Order ID
             */
            sales_order: string;
            /** @description Where the goods go */
            ship_to: {
                /** @description ID of the customer's address that it is; a request with nothing else in ship_to chooses that address */
                address_id: string | null;
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
            /** @description Where the ship-to comes from if neither the document nor a user gave it */
            ship_to_source: "customer_default" | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description Source of the order */
            source: {
                /** @description ID of the source */
                id: string;
                /**
                 * @description Whether it came by email, upload, API request or chat message
                 * @enum {string}
                 */
                kind: "email" | "upload" | "api" | "chat";
            };
            /** @description Total in the order's currency */
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
            /** @description Event type */
            type: components["schemas"]["AnnouncementType"];
            /** @description Number of approvals up to this event */
            version: number;
            /** @description Warehouse ID */
            warehouse: string | null;
            /** @description Warehouse code */
            warehouse_code: string | null;
            /** @description Warehouse name */
            warehouse_name: string | null;
        };
        /** @description An order line for other systems */
        FeedLine: {
            /** @description Line amount; negative for discounts */
            amount: number | null;
            /** @description Quantity in the base unit of the product, if it was ordered in another unit of the product */
            base_qty: number | null;
            /** @description Base unit of the product, if base_qty is given */
            base_unit: string | null;
            /** @description UN/ECE Recommendation 20 code of base_unit */
            base_unit_code: string | null;
            /** @description The buyer's item number */
            buyer_item_id: string | null;
            /** @description Kind of charge */
            charge: components["schemas"]["ChargeType"] | null;
            /** @description Article number given by the customer */
            code: string | null;
            /** @description Parts, when the line is delivered on several days */
            deliveries: {
                /** @description When */
                day: string | null;
                /** @description How many */
                quantity: number | null;
            }[];
            /** @description Discount as written */
            discount: number | null;
            /** @description What discount is */
            discount_kind: ("percent" | "amount") | null;
            /** @description GTIN of the product */
            ean: string | null;
            /** @description Global Trade Item Number */
            gtin: string | null;
            /**
             * @description product: an article; charge: freight, packaging, a service or a discount, without a product
             * @enum {string}
             */
            kind: "product" | "charge";
            /** @description Line number, from 1 */
            line: number;
            /** @description Amount of the line after its discount, before tax */
            line_net: number | null;
            /** @description The manufacturer's item number */
            manufacturer_item_id: string | null;
            /** @description Name as ordered */
            name: string | null;
            /** @description Remark on the line */
            note: string | null;
            /** @description The customer's own number of the line */
            position: string | null;
            /** @description Unit price */
            price: number | null;
            /** @description The quantity that the printed price was for; price is always for one */
            price_base_quantity: number | null;
            /** @description Where the price comes from if neither the document nor a user gave it */
            price_source: components["schemas"]["PriceSource"] | null;
            /** @description Product ID */
            product: string | null;
            /** @description Product code */
            product_code: string | null;
            /** @description Product name */
            product_name: string | null;
            /** @description Quantity */
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
            /** @description Unit as written */
            unit: string | null;
            /** @description Unit of measure, UN/ECE Recommendation 20 */
            unit_code: string | null;
        };
        /** @description Files of an order, fetched again from the mailbox */
        FetchedEvidence: {
            /**
             * Format: date-time
             * @description Time until which the files are available
             */
            expires_at: string;
            /** @description Files */
            files: {
                /** @description Whether the unchanged file is available now */
                fetched: boolean;
                /** @description Index of the file in the extraction */
                file: number;
            }[];
        };
        /** @description Instructions quoted from an email */
        FetchedInstructions: {
            /**
             * Format: date-time
             * @description Time until which the instructions are available
             */
            expires_at: string;
            /** @description Number of instructions */
            found: number;
        };
        /** @description A changed field */
        FieldChange: {
            /** @description New value; null: none */
            after: string | null;
            /** @description Old value; null: none */
            before: string | null;
            /** @description Field name: po_number, lines.2.qty, or lines.3 for an added or removed line */
            field: string;
        };
        /** @description An error in one field */
        FieldFault: {
            /** @description Stable error code */
            code: components["schemas"]["FaultCode"];
            /** @description Path of the field, such as imap_port or lines.2.qty; empty: the body */
            field: string;
            /** @description Error message, starting with the field */
            message: string;
        };
        /** @description Pages of a file, in the coordinates of the evidence boxes */
        FilePages: {
            /** @description Whether the pages are available; if not, fetch the file with POST …/evidence/ */
            at_hand: boolean;
            /** @description Index of the file in the extraction, from 0 */
            file: number;
            /** @description File name */
            name: string;
            /** @description Pages; null if the file is not available or has no pages */
            pages: {
                /** @description Height in points */
                height: number;
                /** @description Page number, from 1 */
                number: number;
                /** @description Width in points; boxes are measured from the upper left corner */
                width: number;
            }[] | null;
            /** @description Detected file type: pdf, png, xlsx … */
            type: string;
        };
        /** @description Positions of the header fields by name; nested fields use both names, as in ship_to_city */
        HeaderEvidence: {
            /** @description Evidence of currency; absent if nothing was found */
            currency?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_code; absent if nothing was found */
            customer_code?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_email; absent if nothing was found */
            customer_email?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_name; absent if nothing was found */
            customer_name?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_phone; absent if nothing was found */
            customer_phone?: components["schemas"]["ReadField"];
            /** @description Evidence of customer_tax_number; absent if nothing was found */
            customer_tax_number?: components["schemas"]["ReadField"];
            /** @description Evidence of delivery_date; absent if nothing was found */
            delivery_date?: components["schemas"]["ReadField"];
            /** @description Evidence of order_date; absent if nothing was found */
            order_date?: components["schemas"]["ReadField"];
            /** @description Evidence of po_number; absent if nothing was found */
            po_number?: components["schemas"]["ReadField"];
            /** @description Evidence of total; absent if nothing was found */
            total?: components["schemas"]["ReadField"];
        } & {
            [key: string]: components["schemas"]["ReadField"];
        };
        /** @description An event in the history of a record */
        HistoryEntry: {
            /** @description ID of the actor: user:… or system:… */
            actor: string;
            /**
             * Format: date-time
             * @description Time of the event
             */
            at: string;
            /** @description Changed fields */
            changes: components["schemas"]["FieldChange"][];
            /**
             * @description Event type; Unknown: an event of a newer release
             * @enum {string}
             */
            event: "EmailReceived" | "EmailCopySeen" | "ExtractionCompleted" | "ExtractionFailed" | "EmailProcessed" | "EmailGivenUp" | "RetryRequested" | "EmailSettled" | "EmailAssigned" | "EmailSeen" | "EmailForwarded" | "EmailMoved" | "EmailSetAside" | "NotificationAttempted" | "NotificationSent" | "NotificationFailed" | "NotificationAmbiguous" | "NotificationRequested" | "NotificationNotWanted" | "OrderDrafted" | "OrderRevised" | "OrderRevisionHeld" | "OrderRepeated" | "OrderCorrected" | "OrderMatched" | "OrderApproved" | "OrderApprovalPlanned" | "OrderApprovalStopped" | "OrderReleased" | "OrderApprovalUndone" | "OrderRejected" | "OrderCancelled" | "OrderReopened" | "OrderHandedOver" | "OrderHandOverRefused" | "OrderRevisionApplied" | "OrderRevisionDismissed" | "OrderRevisionSeparated" | "OrderSplit" | "OrderMergedInto" | "OrderMergeUndone" | "OrderMerged" | "OrderMergeRefused" | "OrderCancellationRequested" | "OrderCancellationDismissed" | "OrderQuestionsAsked" | "OrderQuestionsReminded" | "OrderQuestionsOverdue" | "OrderQuestionsUndelivered" | "OrderQuestionsAnswered" | "OrderAssigned" | "OrderCommented" | "PurchaseOrderClaimed" | "PurchaseOrderShared" | "MailboxConfigured" | "MailboxChanged" | "MailboxCalibrationSettled" | "MailboxRemoved" | "MailboxConditionChanged" | "DocumentUploaded" | "DocumentExtracted" | "DocumentRefused" | "DocumentDismissed" | "DocumentAssigned" | "LeadCaptured" | "LeadConverted" | "LeadDismissed" | "Unknown";
            /**
             * Format: uuid
             * @description Event ID
             */
            id: string;
            /** @description Related records: its sources and results */
            links: {
                /**
                 * Format: uuid
                 * @description Record ID
                 */
                id: string;
                /**
                 * @description Kind of record
                 * @enum {string}
                 */
                kind: "email" | "document" | "order";
                /** @description Display name, if known */
                name: string | null;
            }[];
            /** @description Names of the customers, products and warehouses that appear in the changes */
            records: components["schemas"]["RecordReference"][];
            /** @description Position of the event in the history */
            revision: number;
            /** @description Description of the event in the language of Accept-Language (en or de) */
            sentence: string;
            /** @description Display name of the actor */
            who: string;
            /** @description IDs that link this event to its cause */
            why: {
                /** @description ID of the command or event that caused this event */
                causation_id: string;
                /** @description ID of the command that recorded this event */
                command_id: string;
                /** @description Shared by all events that one request caused */
                correlation_id: string;
            };
        };
        /** @description Result of the IMAP test */
        ImapReport: {
            /** @description Capabilities of the server */
            capabilities: string[];
            /** @description Why the test ended at this stage; null if all stages succeeded */
            code: ("TOKEN_SECRET_UNREADABLE" | "TOKEN_SECRET_WRONG" | "TOKEN_SECRET_EXPIRED" | "TOKEN_TENANT_UNKNOWN" | "TOKEN_APPLICATION_UNKNOWN" | "TOKEN_CONSENT_MISSING" | "TOKEN_SCOPE_REFUSED" | "TOKEN_MAILBOX_REFUSED" | "TOKEN_CLOCK_WRONG" | "TOKEN_URL_NOT_ALLOWED" | "TOKEN_REFUSED" | "TOKEN_SERVER_UNREACHABLE" | "TOKEN_ANSWER_INVALID" | "PORT_NOT_ALLOWED" | "HOST_NOT_ALLOWED" | "HOST_LOOKUP_FAILED" | "UNREACHABLE" | "NO_GREETING" | "NOT_A_MAIL_SERVER" | "SERVER_BUSY" | "SERVER_REFUSES" | "STARTTLS_MISSING" | "TLS_NOT_SPOKEN" | "TLS_TOO_OLD" | "TLS_FAILED" | "TLS_SELF_SIGNED" | "TLS_UNKNOWN_ISSUER" | "TLS_NAME_MISMATCH" | "TLS_EXPIRED" | "TLS_NOT_YET_VALID" | "AUTH_NOT_OFFERED" | "AUTH_FAILED" | "LOGIN_REFUSED" | "MAILBOX_ACCESS_MISSING" | "IMAP_DISABLED" | "SMTP_AUTH_DISABLED" | "PASSWORD_GONE" | "FOLDER_INVALID" | "FOLDER_MISSING" | "INBOX_UNAVAILABLE" | "SERVER_MISBEHAVES") | null;
            /** @description How to fix it */
            hint: string | null;
            /** @description Description of the problem */
            message: string | null;
            /** @description How emails would be moved */
            move_strategy: ("move" | "copy_and_expunge" | "copy_and_keyword" | "copy_and_seen") | null;
            /** @description Whether all stages succeeded */
            ok: boolean;
            /** @description Folder to which emails would be moved */
            processed_folder: {
                /** @description Whether the folder exists */
                exists: boolean;
                /** @description Folder name as configured */
                name: string;
                /** @description Folder name on the server */
                path: string;
                /** @description Whether the folder is created when the first email is moved */
                will_be_created: boolean;
            } | null;
            /**
             * @description Last stage that was started
             * @enum {string}
             */
            stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            /** @description Completed stages */
            steps: {
                /** @description Duration in milliseconds */
                ms: number;
                /**
                 * @description Stage
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            }[];
            /** @description TLS version, such as TLSv1.3; null without TLS */
            tls_version: string | null;
            /** @description Whether the problem may be temporary */
            transient: boolean;
            /** @description Unread emails in these folders */
            unread_count: number | null;
            /** @description Unread emails that would be processed */
            unread_to_process_count: number | null;
            /** @description Processed folders, named as on the server */
            watched_folders: string[] | null;
        };
        /** @description A row that changes a record or has errors */
        ImportDetail: {
            /**
             * @description What the import does with the row
             * @enum {string}
             */
            action: "create" | "none";
            /** @description Code or name of the record */
            label: string;
            /** @description Row number as in a spreadsheet; the header is row 1 */
            row: number;
        } | {
            /**
             * @description What the import does with the row
             * @enum {string}
             */
            action: "change";
            /** @description Changed fields */
            changes: {
                /** @description New value; absent for personal data */
                after?: (string | null) | boolean | string[];
                /** @description Old value; absent for personal data */
                before?: (string | null) | boolean | string[];
                /** @description Field name */
                field: string;
            }[];
            /** @description Code or name of the record */
            label: string;
            /** @description Row number as in a spreadsheet; the header is row 1 */
            row: number;
        } | {
            /**
             * @description What the import does with the row
             * @enum {string}
             */
            action: "invalid";
            /** @description Errors in the row */
            faults: {
                /**
                 * @description Stable error code
                 * @enum {string}
                 */
                code: "invalid" | "required" | "unknown_field" | "read_only" | "not_an_object" | "not_a_list" | "too_many" | "not_text" | "blank" | "too_long" | "not_printable" | "not_a_choice" | "not_a_boolean" | "not_an_integer" | "out_of_range" | "not_a_percentage" | "not_a_decimal" | "too_large" | "too_many_decimals" | "not_a_uuid" | "not_digits" | "not_an_email_address" | "not_a_phone" | "not_a_host_name" | "not_a_port" | "not_a_target_folder" | "watched_mailbox" | "recipient_not_allowed" | "not_a_moment" | "not_a_time" | "not_a_date" | "not_a_day" | "not_a_time_zone" | "not_a_locale" | "not_a_currency" | "not_a_country" | "not_an_ean" | "bad_cursor" | "does_not_apply" | "not_a_url" | "not_https" | "holds_credentials" | "not_a_key_file" | "not_a_certificate" | "ambiguous_amount" | "ambiguous_day" | "repeated" | "unknown_reference";
                /** @description Field name */
                field: string;
                /** @description Error message; absent for personal data */
                message?: string;
            }[];
            /** @description Code or name of the record */
            label: string;
            /** @description Row number as in a spreadsheet; the header is row 1 */
            row: number;
        };
        /** @description Result of an import or of a dry run */
        ImportReport: {
            /** @description Number of changed records */
            changed: number;
            /** @description Fields that can be assigned to a column */
            column_choices?: string[];
            /** @description Columns in file order; absent in results of earlier releases */
            columns?: {
                /** @description Field assigned to the column */
                field: string | null;
                /** @description Header in the file */
                header: string;
                /** @description Suggested field if none is assigned */
                suggested: string | null;
            }[];
            /**
             * @description How fields were assigned: chosen (parameter columns), saved (an earlier choice) or names (headers)
             * @enum {string}
             */
            columns_by?: "chosen" | "saved" | "names";
            /** @description Number of new records */
            created: number;
            /** @description First rows with changes or errors */
            details: components["schemas"]["ImportDetail"][];
            /** @description Number of further rows */
            details_left_out: number;
            /** @description Whether this was a dry run that changed nothing */
            dry_run: boolean;
            /** @description Headers that match no field */
            ignored_columns: string[];
            /** @description Number of rows skipped because of errors */
            invalid: number;
            /** @description Required fields without a column; if there are any, a dry run checks no rows */
            missing_columns?: string[];
            /** @description Number of rows without the header */
            rows: number;
            /** @description Number of rows without changes */
            unchanged: number;
        };
        /** @description An invitation */
        Invitation: {
            /** @description Company that sent the invitation */
            company: string;
            /** @description Email address for signing in */
            email: string;
            /** @description Name entered by the inviting user; may be empty */
            name: string;
            /** @description Roles of the invited user */
            roles: string[];
        };
        /** @description An invited user */
        InvitedUser: {
            /** @description Whether the invitation is being sent by email */
            by_mail: boolean;
            /** @description Email address for signing in */
            email: string;
            /**
             * Format: uuid
             * @description User ID, also used in histories and keys
             */
            id: string;
            /** @description Link to hand over if no email can be sent because no mailbox is active or PUBLIC_URL is not set. Valid for seven days and shown only once. If the address has an account at another company, its owner must sign in there before opening the link */
            invitation_link: string | null;
            /** @description Display name; null until set */
            name: string | null;
            /** @description Roles of the user */
            roles: components["schemas"]["Role"][];
            /**
             * @description invited: has no password yet; ended: deactivated
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description The assistant's knowledge and its last runs */
        Knowledge: {
            /** @description How texts are compared */
            embedding: components["schemas"]["Embedding"];
            /** @description Records by kind */
            entities: {
                /** @description Records of kind order */
                order?: number;
                /** @description Records of kind product */
                product?: number;
                /** @description Records of kind text */
                text?: number;
            };
            /** @description Records that the chunks come from */
            records: number;
            /** @description Last runs, newest first */
            runs: components["schemas"]["KnowledgeRun"][];
            /** @description Text chunks */
            vectors: number;
            /**
             * @description What searches the vectors
             * @enum {string}
             */
            vectors_searched_by: "process" | "pgvector";
        };
        /** @description A run that synced records to the assistant's knowledge */
        KnowledgeRun: {
            /** @description New records */
            added: number;
            /** @description Deleted records */
            deleted: number;
            /** @description Why the run failed */
            error: string | null;
            /** @description Records that failed */
            failed: number;
            /** @description End time */
            finished_at: string | null;
            /**
             * Format: uuid
             * @description Run ID
             */
            run_id: string;
            /** @description Unchanged records */
            skipped: number;
            /**
             * Format: date-time
             * @description Start time
             */
            started_at: string;
            /**
             * @description State of the run
             * @enum {string}
             */
            state: "running" | "succeeded" | "failed" | "refused";
            /** @description Tokens sent to the model */
            tokens: number;
            /** @description Changed records */
            updated: number;
        };
        /** @description A run in progress */
        KnowledgeRunStarted: {
            /**
             * Format: uuid
             * @description Run ID
             */
            run_id: string;
            /**
             * @description State of the run
             * @enum {string}
             */
            state: "running";
        };
        /** @description A text that the assistant answers from */
        KnowledgeText: {
            /**
             * Format: uuid
             * @description Text ID
             */
            id: string;
            /** @description Text that any contact may receive */
            text: string;
            /** @description Title */
            title: string;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
        };
        /** @description The language model that reads documents in addition to the built-in readers */
        LanguageModel: {
            /** @description Server URL; null: the provider's default */
            base_url: string | null;
            /** @description Embedding model of the chat assistant; null: the built-in one */
            embedding_model: string | null;
            /** @description Date on which the provider retires the model; null: not announced or unknown */
            ends_on: string | null;
            /** @description Error code: unauthorised, no_credit, unknown_model, timed_out … */
            fault: string | null;
            /** @description Whether the operator has set a key */
            key_set: boolean;
            /** @description Whether the provider lists the model; null: unknown */
            listed: boolean | null;
            /** @description Model name */
            model: string | null;
            /** @description API of the provider; openai also stands for compatible servers */
            provider: ("openai" | "anthropic") | null;
            /** @description The provider's error message, without any part of the key */
            says: string | null;
            /** @description Time when this state was last observed */
            seen_at: string | null;
            /** @description Environment variables that select the model */
            settings: string[];
            /** @description Time since when it is in this state */
            since: string | null;
            /**
             * @description not_configured; not_asked: not called yet; answers; unavailable: see `fault`
             * @enum {string}
             */
            state: "not_configured" | "not_asked" | "answers" | "unavailable";
            /** @description Usage in the current month; null: no model is configured */
            usage: {
                /** @description Cost by the operator's prices (`AI_PRICES`); null if they are not set */
                cost: number | null;
                /** @description Average cost per document; null if unknown */
                cost_per_document: number | null;
                /** @description ISO 4217 currency code of the prices */
                currency: string | null;
                /** @description Daily (UTC) token limit of the company */
                daily_limit: number;
                /** @description Documents and emails that the model read */
                documents: number;
                /**
                 * Format: date
                 * @description First day of the month (UTC)
                 */
                from: string;
                /** @description Input tokens; days before the service recorded them are missing */
                input_tokens: number;
                /** @description Monthly cost limit: the lower of `AI_MONTHLY_COST` and the company's setting `language_model_monthly_cost`; null: no limit, or no prices */
                monthly_cost_limit: number | null;
                /** @description Monthly token limit (`AI_MONTHLY_TOKENS`); null: no limit */
                monthly_limit: number | null;
                /** @description Output tokens; days before the service recorded them are missing */
                output_tokens: number;
                /** @description Input and output tokens */
                tokens: number;
                /** @description Average tokens per document; null if it read none */
                tokens_per_document: number | null;
            } | null;
            /** @description Whether the company uses the model (setting `language_model`) */
            used: boolean;
        };
        /** @description A capability check of the model */
        LanguageModelProbe: {
            /** @description Error code: unauthorised, no_credit, unknown_model, timed_out … */
            fault: string | null;
            /** @description Duration in milliseconds; null if nothing was requested */
            ms: number | null;
            /**
             * @description works; limited: not supported, and the service works without it; failed; skipped: the model does not respond at all; not_configured: not used
             * @enum {string}
             */
            outcome: "works" | "limited" | "failed" | "skipped" | "not_configured";
            /**
             * @description Capability: text, structured output, image, tool use or embeddings
             * @enum {string}
             */
            probe: "text" | "schema" | "picture" | "tools" | "embeddings";
            /** @description The provider's error message, without any part of the key */
            says: string | null;
        };
        /** @description A sender of an order who is not a customer yet */
        Lead: {
            /** @description Company ID */
            company: string;
            /**
             * Format: date-time
             * @description Time of the first order
             */
            created_at: string;
            /** @description ID of the customer that the lead became */
            customer: string | null;
            /** @description Email address */
            email: string | null;
            /**
             * Format: uuid
             * @description Lead ID
             */
            id: string;
            /** @description Name from the document or the sender */
            name: string | null;
            /** @description Phone number */
            phone: string | null;
            /** @description Reason for dismissing the lead */
            reason: string | null;
            /** @description Source of the lead */
            source: components["schemas"]["OrderSource"];
            /**
             * @description Status of the lead
             * @enum {string}
             */
            status: "OPEN" | "CONVERTED" | "DISMISSED";
        };
        /** @description A customer's item number or name for a product */
        LearnedAlias: {
            /** @description Item number or name that the customer uses */
            alias: string;
            /**
             * Format: uuid
             * @description Customer ID
             */
            customer: string;
            /**
             * Format: uuid
             * @description Alias ID
             */
            id: string;
            /**
             * Format: uuid
             * @description Product ID
             */
            product: string;
        };
        /** @description Positions of the fields of a line by name */
        LineEvidence: {
            /** @description Evidence of amount; absent if nothing was found */
            amount?: components["schemas"]["ReadField"];
            /** @description Evidence of code; absent if nothing was found */
            code?: components["schemas"]["ReadField"];
            /** @description Evidence of discount; absent if nothing was found */
            discount?: components["schemas"]["ReadField"];
            /** @description Evidence of name; absent if nothing was found */
            name?: components["schemas"]["ReadField"];
            /** @description Evidence of price; absent if nothing was found */
            price?: components["schemas"]["ReadField"];
            /** @description Evidence of qty; absent if nothing was found */
            qty?: components["schemas"]["ReadField"];
            /** @description Evidence of unit; absent if nothing was found */
            unit?: components["schemas"]["ReadField"];
        } & {
            [key: string]: components["schemas"]["ReadField"];
        };
        /** @description A mailbox configuration; its password or secret is never returned */
        Mailbox: {
            /**
             * @description How the service signs in to both servers
             * @enum {string}
             */
            authentication: "password" | "microsoft_365" | "google_service_account" | "oauth2";
            /** @description Name of the receiving server in Authentication-Results; empty: any server in the mailbox's domain is trusted */
            authserv_id: string;
            /** @description Whether emails become drafts automatically */
            auto_create_draft: boolean;
            /** @description Company ID */
            company: string;
            /** @description Email address, also the sign-in name if imap_login or smtp_login is empty */
            email_address: string;
            /** @description Always true: each mailbox has a password or an application secret */
            has_password: boolean;
            /**
             * Format: uuid
             * @description Mailbox ID
             */
            id: string;
            /** @description Whether an IMAP IDLE connection reports new emails in addition to polling */
            imap_idle: boolean;
            /** @description IMAP sign-in name; empty: the email address */
            imap_login: string;
            /** @description IMAP port */
            imap_port: number;
            /** @description IMAP host */
            imap_server: string;
            /** @description true: implicit TLS; false: STARTTLS */
            imap_use_ssl: boolean;
            /** @description Whether their subfolders are processed too */
            include_subfolders: boolean;
            /** @description Whether the mailbox is polled */
            is_active: boolean;
            /** @description Error of the last poll; null if it succeeded */
            last_error: string | null;
            /** @description Stable code of the cause */
            last_error_cause: components["schemas"]["MailboxTrouble"] | null;
            /** @description Time of the last successful poll */
            last_sync: string | null;
            /** @description Confidence from 0 to 100 below which a draft requires review */
            min_confidence_threshold: number;
            /** @description Module; each module has one mailbox */
            module: components["schemas"]["Module"];
            /**
             * @description What happens to emails without an order: moved to processed_folder or to a separate folder, forwarded and moved, or left unchanged
             * @enum {string}
             */
            non_orders: "processed_folder" | "own_folder" | "forward" | "leave";
            /** @description Folder for own_folder and forward; empty: processed_folder */
            non_orders_folder: string;
            /** @description Recipient for forward; empty: none */
            non_orders_forward_to: string;
            /** @description Email address that receives outcomes; empty: none */
            notification_email: string;
            /** @description Application (client) ID */
            oauth_client_id: string | null;
            /** @description Generic OAuth 2.0: requested scope; empty: none */
            oauth_scope: string | null;
            /** @description Expiry date of the application secret; null: unknown */
            oauth_secret_expires_on: string | null;
            /** @description Microsoft 365: directory (tenant) ID or a verified domain */
            oauth_tenant_id: string | null;
            /** @description Generic OAuth 2.0: token endpoint */
            oauth_token_url: string | null;
            /** @description Unread emails received before this date are ignored; null: no limit */
            process_since: string | null;
            /** @description Folder to which processed emails are moved */
            processed_folder: string;
            /**
             * @description How emails are sent: SMTP, or Microsoft Graph (authentication microsoft_365 only)
             * @enum {string}
             */
            send_via: "smtp" | "graph";
            /** @description SMTP sign-in name; empty: the email address */
            smtp_login: string;
            /** @description SMTP port */
            smtp_port: number;
            /** @description SMTP host */
            smtp_server: string;
            /** @description Whether TLS is required: implicit TLS on port 465, otherwise STARTTLS */
            smtp_use_tls: boolean;
            /** @description An upgrade that changed the confidence raised min_confidence_threshold, so that no more errors pass; null: no, or the threshold was saved since */
            threshold_raised: {
                /** @description Decided drafts that were compared, at most 500 */
                decided: number;
                /** @description Threshold that was set */
                from: number;
                /** @description Drafts with errors that would pass it after the upgrade */
                wrong_after: number;
                /** @description Drafts with errors that passed that threshold */
                wrong_before: number;
            } | null;
            /** @description Why the mailbox is unreachable; null if it is reachable */
            trouble: components["schemas"]["MailboxTrouble"] | null;
            /** @description Folders whose emails are processed */
            watched_folders: string[];
        };
        /** @description Health of a mailbox */
        MailboxHealth: {
            /** @description The open alarm; null: none */
            alarm: {
                /**
                 * @description Kind of alarm
                 * @enum {string}
                 */
                kind: "mailbox_trouble" | "mailbox_silent" | "backlog" | "mails_held_up" | "chat_paused" | "deliveries_unsure" | "webhook_paused" | "secret_expires" | "auto_approval_suspended";
                /** @description Outcome of notifying the alert recipients */
                notification: components["schemas"]["NotificationEnd"] | null;
                /**
                 * Format: date-time
                 * @description Time when the alarm was raised
                 */
                raised_at: string;
            } | null;
            /** @description Emails of this mailbox without an outcome */
            backlog: number;
            /** @description Emails of the company without an outcome */
            company_backlog: number;
            /** @description Failed polls since the last successful one */
            consecutive_failures: number;
            /**
             * Format: uuid
             * @description Mailbox ID
             */
            id: string;
            /** @description Whether the mailbox is polled */
            is_active: boolean;
            /** @description Error of the last poll; null if it succeeded */
            last_error: {
                /**
                 * Format: date-time
                 * @description Time of the error
                 */
                at: string;
                /** @description Stable code */
                cause: components["schemas"]["MailboxTrouble"];
                /** @description Error message */
                message: string;
            } | null;
            /** @description Time of the last successful poll */
            last_good_poll: string | null;
            /** @description Time of the last poll */
            last_poll: string | null;
            /** @description Module of the mailbox */
            module: components["schemas"]["Module"];
            /** @description Emails moved after processing */
            moved_count: number;
            /** @description Time of the next poll; null if the mailbox is inactive */
            next_poll: string | null;
            /** @description Time when the oldest unread email arrived */
            oldest_unseen: string | null;
            /** @description Problems; empty if there are none */
            problems: components["schemas"]["MailboxProblem"][];
            /** @description Emails that were read in another program before a poll saw them */
            read_unprocessed_count: number | null;
            /** @description Time of that count */
            reconciled_at: string | null;
            /** @description Refused logins since the last successful poll */
            refused_logins: number;
            /** @description Expiry date of the application secret; null: unknown, or password sign-in */
            secret_expires_on: string | null;
            /** @description Emails that could not be moved and were marked instead */
            set_aside_count: number;
            /**
             * @description Overall state
             * @enum {string}
             */
            state: "ok" | "trouble" | "inactive" | "new";
            /** @description Unread emails in INBOX */
            unseen_count: number | null;
        };
        /** @description A problem of a mailbox and its fix */
        MailboxProblem: {
            /** @description Why the mailbox is unreachable, if that is the problem */
            cause: components["schemas"]["MailboxTrouble"] | null;
            /**
             * @description Stable code
             * @enum {string}
             */
            code: "mailbox_auth" | "mailbox_network" | "mailbox_quota" | "mailbox_blocked" | "mailbox_folder" | "mailbox_internal" | "mailbox_full" | "mailbox_read_only" | "mailbox_moves_refused" | "polled_hourly" | "silent" | "read_unprocessed" | "backlog" | "secret_expires" | "secret_expired";
            /** @description How to fix it */
            hint: string;
            /** @description Description of the problem */
            message: string;
            /** @description Time since when the problem exists */
            since: string | null;
        };
        /**
         * @description Why a mailbox is unreachable
         * @enum {string}
         */
        MailboxTrouble: "auth" | "network" | "quota" | "blocked" | "folder" | "internal" | "full" | "read_only" | "moves_refused";
        /**
         * @description Kind of an email without an order
         * @enum {string}
         */
        MailKind: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
        /** @description The caller */
        Me: {
            /** @description Whether customers can be asked about drafts by email */
            ask_customers: boolean;
            /** @description Current position of the change feed; send it as `since` to /sales/events/ to get everything newer than this response */
            changes_seq: number;
            /** @description Company of the caller */
            company: {
                /** @description Company ID */
                id: string;
                /** @description Registered name */
                name: string;
            };
            /** @description ISO 4217 currency code for documents that name none */
            currency: string | null;
            /** @description Seconds during which an approval can be undone */
            hand_over_delay: number;
            /** @description Language of the company (ISO 639) */
            language: string;
            /** @description BCP 47 tag for the company's number and date formats */
            locale: string | null;
            /** @description Confidence from 0 to 100 below which an uploaded document requires review */
            min_confidence_threshold: number;
            /** @description Permissions of the caller (docs/reference/permissions.md), such as mailboxes:read, followed by the IDs of allowed operations, such as get_sales_email_configs. The operation IDs are aliases from earlier releases; do not use them in new programs */
            permissions: string[];
            /** @description Roles of the caller */
            roles: string[];
            /** @description Browser session; null for a token */
            session: {
                /**
                 * Format: date-time
                 * @description Start of the session
                 */
                began_at: string;
                /**
                 * Format: date-time
                 * @description Latest end of the session
                 */
                ends_at: string;
                /** @description Minutes without a request after which the session ends */
                idle_minutes: number;
                /**
                 * @description Sign-in method
                 * @enum {string}
                 */
                way: "oidc" | "password" | "token" | "link";
            } | null;
            /** @description IANA time zone of the company */
            time_zone: string;
            /** @description The user */
            user: {
                /** @description Email address, if the sign-in provides one */
                email: string | null;
                /** @description User ID as used in histories */
                id: string;
                /** @description Display name, if the sign-in provides one */
                name: string | null;
            };
        };
        /** @description A field that is required for approval and missing; lines count from 1 */
        MissingField: ("customer" | "ship_to" | "po_number" | "warehouse" | "currency" | "delivery_date" | "total" | "lines") | string;
        /**
         * @description Part of the company that a mailbox belongs to
         * @enum {string}
         */
        Module: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
        /** @description Tasks of this kind report no progress */
        NoProgress: null;
        /** @description Something on an order that is about the caller */
        Notification: {
            /**
             * Format: date-time
             * @description Time of the event
             */
            at: string;
            /** @description Who did it: user:… or system:… */
            by: string;
            /**
             * Format: uuid
             * @description Notification ID: the ID of its event
             */
            id: string;
            /**
             * @description mentioned in a comment, assigned to the caller, or commented: on an order assigned to the caller
             * @enum {string}
             */
            kind: "mentioned" | "assigned" | "commented";
            /** @description The order */
            order: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            };
            /** @description Whether the caller has read it */
            read: boolean;
            /** @description Text of the comment, with mentions as @[ID]; null if there is no comment */
            text: string | null;
        };
        /**
         * @description Outcome of sending; ambiguous: delivery is uncertain
         * @enum {string}
         */
        NotificationEnd: "sent" | "failed" | "ambiguous" | "not_wanted";
        /** @description An action on the order, with the reason if it is unavailable now */
        OrderAction: {
            /**
             * @description Name of the action
             * @enum {string}
             */
            action: "correct" | "match_again" | "approve" | "reject" | "cancel" | "reopen" | "acknowledge" | "apply_revision" | "dismiss_revision" | "separate_revision" | "split" | "merge" | "dismiss_cancellation" | "stop_approval" | "undo_approval" | "ask_customer";
            /** @description Problem code of the action, or already_so; null if the action is available */
            code: ("order_decided" | "fields_missing" | "cancellation_waits" | "not_rejected" | "never_approved" | "no_revision_held" | "no_approval_planned" | "approval_released" | "asking_is_off" | "asked_too_often" | "lines_needed" | "no_cancellation_waits" | "already_so") | null;
            /**
             * @description HTTP method
             * @enum {string}
             */
            method: "PATCH" | "POST";
            /** @description Whether the action would change the order now */
            offered: boolean;
            /** @description Description of the code */
            reason: string | null;
            /**
             * Format: uri-reference
             * @description URL
             */
            url: string;
        };
        /** @description A customer's request to cancel an order */
        OrderCancellation: {
            /**
             * Format: date-time
             * @description Time of the request
             */
            at: string;
            /** @description Reason given by the customer */
            reason: string | null;
            /** @description Who decided about the request */
            settled: {
                /**
                 * Format: date-time
                 * @description Time of the decision
                 */
                at: string;
                /** @description Who decided */
                by: string;
                /** @description Reason; null if none is required */
                reason: string | null;
            } | null;
            /** @description Source of the request */
            source: components["schemas"]["OrderSource"];
            /**
             * @description waits: needs a decision; accepted; dismissed: declined; moot: the order was already rejected or cancelled
             * @enum {string}
             */
            state: "waits" | "accepted" | "dismissed" | "moot";
        };
        /** @description An internal comment on an order */
        OrderComment: {
            /**
             * Format: date-time
             * @description Time of the comment
             */
            at: string;
            /** @description Author */
            by: string;
            /**
             * Format: uuid
             * @description Comment ID
             */
            id: string;
            /** @description Text of the comment; @[ID] mentions a user */
            text: string;
        };
        /** @description Why a later document may be a separate order */
        OrderDoubt: {
            /** @description Value of the document */
            after: string[];
            /** @description Value of the order: missing lines, date, sender domain or number; or orders that share the number or between which lines were moved */
            before: string[];
            /**
             * @description number_read_differently: the order was found by an earlier reading of its number or by its file; number_shared: several orders have the number; lines_moved: a user split or merged the order
             * @enum {string}
             */
            code: "lines_differ" | "order_date_differs" | "sender_domain_differs" | "number_read_differently" | "number_shared" | "lines_moved";
            /** @description Description */
            text: string;
        };
        /** @description Another system's response to a version of the order */
        OrderHandOver: {
            /**
             * Format: date-time
             * @description Time of the response
             */
            at: string;
            /** @description Who reported the response */
            by: string;
            /** @description Order number in the other system; null if it was refused */
            external_reference: string | null;
            /** @description Why the order was refused; null if it was accepted */
            refused: string | null;
            /** @description Version of the order; approvals count from 1 */
            version: number;
        };
        /** @description Instructions in the email body */
        OrderInstructions: {
            /** @description Whether they are kept, or were fetched in the last ten minutes */
            at_hand: boolean;
            /** @description Whether they are kept until the draft is decided (`keep_instructions`) */
            kept: boolean;
            /** @description Quotes from the email, at most 500 characters in total */
            sentences: string[];
        };
        /** @description An order between which and this one a user moved lines */
        OrderLineMove: {
            /**
             * Format: date-time
             * @description Time of the move
             */
            at: string;
            /** @description Who moved the lines */
            by: string;
            /**
             * Format: uuid
             * @description Order ID
             */
            id: string;
            /** @description Order number */
            reference: string;
            /**
             * @description split_into: that order got lines of this one; merged_into: this order was closed, and that one has its lines
             * @enum {string}
             */
            relation: "split_into" | "split_from" | "merged_into" | "merged_from";
        };
        /** @description Other users who have the order open */
        OrderPresence: {
            /** @description Seconds until this heartbeat must be repeated */
            again_in: number;
            /** @description Other viewers, longest first */
            others: {
                /** @description Display name, if the sign-in provides one */
                name: string | null;
                /**
                 * Format: date-time
                 * @description Time since when the order is open
                 */
                since: string;
                /** @description User ID as used in histories */
                user: string;
            }[];
        };
        /** @description A later document with the same purchase order number */
        OrderRevision: {
            /** @description Number of the email with questions that it answers; null: it is a document */
            answer: number | null;
            /** @description Whether the order includes the revision */
            applied: boolean;
            /**
             * Format: date-time
             * @description Time of receipt
             */
            at: string;
            /** @description Changes of the revision */
            changes: components["schemas"]["FieldChange"][];
            /** @description Why the revision may be a separate order; empty: no indication */
            doubts: components["schemas"]["OrderDoubt"][];
            /** @description Revision ID for apply, dismiss and separate: the ID of its source, extended for further revisions from that source */
            revision: string;
            /** @description Whether the revision can become a separate order */
            separable: boolean;
            /** @description The separate order */
            separate_order: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            } | null;
            /** @description Who decided about the revision; null if it is pending or the draft followed it automatically */
            settled: {
                /**
                 * Format: date-time
                 * @description Time of the decision
                 */
                at: string;
                /** @description Who decided */
                by: string;
                /** @description Reason; null if none is required */
                reason: string | null;
            } | null;
            /** @description Source of the revision */
            source: components["schemas"]["OrderSource"];
            /**
             * @description held: needs a decision; superseded: a later one was applied, or the order was rejected or cancelled; separated: became a separate order
             * @enum {string}
             */
            state: "applied" | "held" | "dismissed" | "superseded" | "separated";
        };
        /** @description Source of an order */
        OrderSource: {
            /** @description ID of the email log entry, document, request or message */
            id: string;
            /**
             * @description Whether it came by email, upload, API request or chat message
             * @enum {string}
             */
            kind: "email" | "upload" | "api" | "chat";
        };
        /**
         * @description Status of an order
         * @enum {string}
         */
        OrderStatus: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "MERGED";
        /** @description Password and two-factor settings of the caller; null for users who sign in another way */
        OwnSignIn: {
            /** @description Time when the password was set; null: none */
            password_set_at: string | null;
            /** @description Unused recovery codes */
            recovery_codes_left: number;
            /** @description Time when two-factor authentication was turned on; null: off */
            second_step_since: string | null;
        };
        /** @description Words of a page, in the coordinates of the evidence boxes */
        PageWords: {
            /**
             * @description How the words were read: from the text of the file, or by text recognition
             * @enum {string}
             */
            reader: "text" | "ocr";
            /** @description Words that people can see on the page */
            words: {
                /** @description Height in points */
                height: number;
                /** @description The word */
                text: string;
                /** @description Width in points */
                width: number;
                /** @description Left edge in points */
                x: number;
                /** @description Upper edge in points */
                y: number;
            }[];
        };
        /**
         * @description Permission that an endpoint requires (docs/reference/permissions.md)
         * @enum {string}
         */
        Permission: "orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write";
        /** @description A user or API key in histories and assignments */
        Person: {
            /** @description ID as in assignments, and as in actors after user: */
            id: string;
            /**
             * @description A user or an API key
             * @enum {string}
             */
            kind: "user" | "key";
            /** @description Name, or email address until a name is set; null: erased */
            name: string | null;
            /**
             * @description invited: has not joined yet; ended: deactivated
             * @enum {string}
             */
            status: "active" | "invited" | "ended" | "erased";
        };
        /** @description Position of a value: a box on a page in points from the upper left corner, or a cell of a sheet */
        Place: {
            /** @description Height in points */
            height: number;
            /**
             * @description A box on a page
             * @enum {string}
             */
            kind: "box";
            /** @description Page number, from 1 */
            page: number;
            /** @description Width in points */
            width: number;
            /** @description Distance from the left edge in points */
            x: number;
            /** @description Distance from the top edge in points */
            y: number;
        } | {
            /** @description Cell reference, such as B7 */
            cell: string;
            /**
             * @description A cell of a workbook
             * @enum {string}
             */
            kind: "cell";
            /** @description Sheet name */
            sheet: string;
        };
        /** @description A price list entry: the price of a product for one or all customers, from a date and a quantity */
        Price: {
            /** @description Company ID */
            company: string;
            /** @description ISO 4217 currency code; null: the company's currency */
            currency: string | null;
            /** @description Code of the customer; null: all customers */
            customer: string | null;
            /**
             * Format: uuid
             * @description Entry ID
             */
            id: string;
            /** @description Minimum quantity */
            min_qty: number | null;
            /** @description Unit price */
            price: number | null;
            /** @description Code of the product */
            product: string;
            /** @description First day of validity; null: no start date */
            valid_from: string | null;
            /** @description Last day of validity; null: no end date */
            valid_to: string | null;
        };
        /**
         * @description Origin of a price
         * @enum {string}
         */
        PriceSource: "price_list";
        /** @description An error (RFC 9457) */
        Problem: {
            /** @description Stable error code */
            code: components["schemas"]["ProblemCode"];
            /** @description ID of the request in the log */
            correlation_id: string;
            /** @description What is wrong and how to fix it */
            detail: string;
            /** @description Code of the previous release if it was renamed; removed in the next release */
            earlier_code?: components["schemas"]["EarlierProblemCode"];
            /** @description Errors by field */
            errors?: components["schemas"]["FieldFault"][];
            /** @description The existing resource that conflicts with the request */
            existing?: components["schemas"]["ExistingResource"];
            /** @description HTTP status */
            status: number;
            /** @description Title of the error */
            title: string;
            /** @description urn:order-intake:problem: followed by the code */
            type: string;
        };
        /**
         * @description Stable error code; each operation lists the codes it may return
         * @enum {string}
         */
        ProblemCode: "abandoned" | "acknowledged_otherwise" | "address_belongs_to_user" | "address_not_verified" | "administrators_locked_out" | "approval_released" | "asked_recently" | "asked_too_often" | "asking_is_off" | "bad_idempotency_key" | "bad_request" | "body_too_large" | "cancellation_waits" | "challenge_missing" | "chat_closed" | "chat_window_closed" | "code_required" | "code_wrong" | "columns_missing" | "company_unknown" | "concurrent_change" | "contact_opted_out" | "corrupt" | "cross_site_request" | "currency_differs" | "customer_differs" | "customer_exists" | "decision_waits" | "dmarc_failed" | "document_expired" | "document_pending" | "email_links_unavailable" | "empty" | "extraction_failed" | "fields_missing" | "file_changed" | "file_gone" | "file_missing" | "file_not_available" | "file_too_large" | "forbidden" | "header_required" | "hostile" | "https_required" | "idempotency_key_reused" | "internal_error" | "invalid_request" | "last_administrator" | "lead_converted" | "lines_needed" | "link_invalid" | "mail_gone" | "mailbox_auth" | "mailbox_blocked" | "mailbox_folder" | "mailbox_full" | "mailbox_inactive" | "mailbox_internal" | "mailbox_moves_refused" | "mailbox_network" | "mailbox_quota" | "mailbox_read_only" | "mailbox_removed" | "mailbox_unavailable" | "malformed_json" | "malformed_multipart" | "method_not_allowed" | "module_taken" | "nested_archive" | "never_approved" | "no_approval_planned" | "no_cancellation_waits" | "no_local_password" | "no_outcome" | "no_recipient" | "no_revision_held" | "no_sender" | "not_a_document" | "not_a_question_or_complaint" | "not_an_order" | "not_failed" | "not_found" | "not_grantable" | "not_json" | "not_rejected" | "not_taken_over" | "not_this_order" | "nothing_found" | "nothing_to_ask" | "nothing_to_fetch" | "nothing_to_read" | "nothing_to_resolve" | "notification_not_resendable" | "order_decided" | "order_exists" | "order_gone" | "order_over" | "password_protected" | "phone_number_not_confirmed" | "po_number_taken" | "policy_missing" | "policy_not_proven" | "precondition_failed" | "precondition_required" | "price_exists" | "product_exists" | "published" | "range_not_satisfiable" | "read_model_not_built" | "request_in_progress" | "review_needed" | "revision_unknown" | "same_order" | "session_ended" | "several_files" | "sign_in_method_disabled" | "sign_in_refused" | "signature_mismatch" | "source_pending" | "source_unreadable" | "storage_full" | "timed_out" | "too_large" | "too_many_api_keys" | "too_many_attempts" | "too_many_codes" | "too_many_files" | "too_many_orders" | "too_many_pages" | "too_many_requests" | "too_many_streams" | "too_many_users" | "too_many_views" | "too_many_webhook_endpoints" | "two_credentials" | "two_factor_off" | "two_factor_on" | "unauthorized" | "unavailable" | "unknown_change" | "unknown_entry" | "unsupported_charset" | "unsupported_encoding" | "unsupported_media_type" | "unsupported_type" | "user_has_joined" | "verification_disabled" | "verify_token_mismatch" | "version_unknown" | "warehouse_exists" | "words_not_kept" | "wrong_field";
        /** @description A product */
        Product: {
            /** @description Date from which the product is available (ISO 8601) */
            available_from: string | null;
            /** @description Article number */
            code: string;
            /** @description Company ID */
            company: string;
            /** @description ISO 4217 currency code of the price */
            currency: string | null;
            /** @description EAN or GTIN */
            ean: string | null;
            /**
             * Format: uuid
             * @description Product ID
             */
            id: string;
            /** @description Minimum order quantity in the base unit */
            minimum_quantity: number | null;
            /** @description Product name */
            name: string;
            /** @description Orders are multiples of this quantity of the base unit */
            packaging_multiple: number | null;
            /** @description Unit price */
            price: number | null;
            /** @description Stock quantity */
            stock: number | null;
            /** @description Base unit of measure: price and stock are in it */
            unit: string | null;
            /** @description Other units in which the product can be ordered */
            units: {
                /** @description Number of base units in it */
                factor: number;
                /** @description Unit of measure */
                unit: string;
            }[];
        };
        /** @description A customer's item number or name for a product, with its author */
        ProductAlias: {
            /** @description Item number or name that the customer uses */
            alias: string;
            /**
             * Format: uuid
             * @description Customer ID
             */
            customer: string;
            /**
             * Format: uuid
             * @description Alias ID
             */
            id: string;
            /**
             * Format: date-time
             * @description Time when it was added
             */
            learned_at: string;
            /** @description Who added the alias */
            learned_by: string;
            /**
             * Format: uuid
             * @description Product ID
             */
            product: string;
            /** @description Item number of the product */
            product_code: string;
            /** @description Name of the product */
            product_name: string;
            /**
             * @description Learned from a correction, entered by a person, or imported
             * @enum {string}
             */
            source: "learned" | "entered" | "imported";
        };
        /**
         * @description How the product was matched
         * @enum {string}
         */
        ProductMatch: "code" | "ean" | "alias" | "name" | "similar_name" | "person";
        /** @description A mail provider with its servers, sign-in method, limits and required preparations */
        ProviderPreset: {
            /** @description Whether an app password is required instead of the account password */
            app_password: boolean;
            /**
             * @description Sign-in method
             * @enum {string}
             */
            authentication: "password" | "microsoft_365" | "google_service_account" | "oauth2";
            /** @description Download limit in MB per day; null: not published */
            download_megabytes_per_day: number | null;
            /** @description Preparations at the provider */
            enable_first: {
                /** @description In German */
                de: string[];
                /** @description In English */
                en: string[];
            };
            /** @description Stable ID, such as ionos */
            id: string;
            /** @description Maximum number of concurrent IMAP connections; null: not published */
            imap_connections: number | null;
            /** @description IMAP port */
            imap_port: number;
            /** @description IMAP host */
            imap_server: string;
            /** @description Whether IMAP uses implicit TLS */
            imap_use_ssl: boolean;
            /** @description Sending limit per day; null: not published */
            mails_per_day: number | null;
            /** @description Sending limit per minute; null: not published */
            mails_per_minute: number | null;
            /** @description Display name */
            name: string;
            /** @description Help page of the provider */
            page: string;
            /** @description SMTP port; 465: implicit TLS, otherwise STARTTLS */
            smtp_port: number;
            /** @description SMTP host */
            smtp_server: string;
        };
        /** @description Default values for the mailbox form; null: the user must enter a value */
        ProviderTemplate: {
            /**
             * @description Stable ID
             * @enum {string}
             */
            id: "PROVIDER_A" | "PROVIDER_B" | "PROVIDER_C" | "CUSTOM";
            /** @description IMAP port */
            imap_port: number | null;
            /** @description IMAP host */
            imap_server: string | null;
            /** @description Whether IMAP uses implicit TLS */
            imap_use_ssl: boolean | null;
            /** @description Display name */
            name: string;
            /** @description SMTP port */
            smtp_port: number | null;
            /** @description SMTP host */
            smtp_server: string | null;
            /** @description Whether SMTP uses STARTTLS */
            smtp_use_tls: boolean | null;
        };
        /** @description Filters and sort order of the review queue */
        QueueSearch: {
            /** @description Subject of the assignee's token, me (the user of the view) or nobody (unassigned) */
            assignee?: string;
            /**
             * @description Sort order; - reverses it
             * @enum {string}
             */
            ordering?: "waiting_since" | "-waiting_since" | "confidence" | "-confidence" | "total" | "-total" | "po_number" | "-po_number" | "delivery_date" | "-delivery_date" | "assignee" | "-assignee";
            /** @description Words that must all occur */
            q?: string;
            /** @description Only records with this review reason */
            reason?: components["schemas"]["ReviewReason"];
            /** @description Only records that require review, or only the others */
            requires_review?: boolean;
            /**
             * @description Only records from this source
             * @enum {string}
             */
            source?: "email" | "upload" | "api" | "chat";
        };
        /** @description A saved view of the review queue */
        QueueView: {
            /** @description Columns after the order; empty: the columns each user chose */
            columns: ("customer" | "total" | "po_number" | "delivery_date" | "confidence" | "reason" | "assignee" | "age")[];
            /**
             * Format: uuid
             * @description ID of the view
             */
            id: string;
            /** @description Name of the view */
            name: string;
            /** @description User who saved the view */
            owner: string;
            /** @description Filters and sort order */
            search: components["schemas"]["QueueSearch"];
            /** @description Whether everyone in the company sees the view */
            shared: boolean;
        };
        /** @description Views of the review queue for the caller */
        QueueViews: {
            /** @description Columns the caller chose; empty: the usual ones */
            columns: ("customer" | "total" | "po_number" | "delivery_date" | "confidence" | "reason" | "assignee" | "age")[];
            /** @description Number of waiting records assigned to the caller, at most 1,000 */
            mine: number;
            /** @description Number of unassigned waiting records, at most 1,000 */
            unassigned: number;
            /** @description The caller's views, then those shared by others, each oldest first */
            views: {
                /** @description Number of waiting records in the view, exact up to 1,000 */
                count: number;
                /** @description Whether there are more than were counted */
                more: boolean;
                /** @description The view */
                view: components["schemas"]["QueueView"];
            }[];
        };
        /** @description A charge or discount as extracted */
        ReadCharge: {
            /** @description Amount; negative for discounts */
            amount: number | null;
            /** @description Name of the charge */
            name: string;
            /**
             * @description Kind of charge
             * @enum {string}
             */
            type: "freight" | "packaging" | "service" | "discount" | "other";
        };
        /** @description An extracted value with its evidence */
        ReadField: {
            /** @description Confidence from 0 to 1 */
            confidence: number;
            /** @description Whether the value was computed from other values */
            derived: boolean;
            /** @description Index of the file in the extraction */
            file: number;
            /** @description Position of the value; null: unknown */
            place: components["schemas"]["Place"] | null;
            /**
             * @description How the value was read
             * @enum {string}
             */
            reader: "embedded" | "text" | "sheet" | "ocr" | "model";
            /** @description Text of the field in the document */
            source: string;
            /** @description Normalized value: decimals as text, dates in ISO 8601, currencies in ISO 4217 */
            value: string;
        };
        /** @description Readiness of the service */
        Readiness: {
            /** @description Checks by name */
            checks: {
                [key: string]: {
                    /** @description What is wrong */
                    detail?: string;
                    /** @description Whether the check passed */
                    ok: boolean;
                };
            };
            /**
             * @description Whether all checks passed
             * @enum {string}
             */
            status: "ok" | "failed";
        };
        /** @description Another order in the same document */
        ReadOrder: {
            /** @description Confidence from 0 to 100 */
            confidence: number;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description ID of the matched customer */
            customer: string | null;
            /** @description Similar customers */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description How the customer was matched */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description Detected document type */
            document_type: components["schemas"]["DocumentType"];
            /** @description Where the header fields were found */
            evidence: components["schemas"]["HeaderEvidence"];
            /** @description Extracted data */
            extracted_data: components["schemas"]["ExtractedData"];
            /** @description What extracted the data */
            extractor: components["schemas"]["Extractor"];
            /** @description Fields that the document does not contain and that an order needs; lines count from 1 */
            missing_fields: (("customer_name" | "customer_email" | "products" | "delivery_date" | "currency" | "po_number") | components["schemas"]["MissingField"])[];
            /** @description What raised or lowered the confidence */
            reasons: components["schemas"]["ConfidenceReason"][];
            /** @description Whether an order from this document would require review */
            requires_review: boolean;
            /** @description Facts of the review reasons */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Review reasons */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description ID of the warehouse that would deliver */
            warehouse: string | null;
            /** @description Warnings about the document */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description An extracted line and the product it was matched to */
        ReadProduct: {
            /** @description Line amount */
            amount: number | null;
            /** @description Similar products */
            candidates: components["schemas"]["Candidate"][];
            /** @description Article number */
            code: string | null;
            /** @description Discount as written */
            discount: number | null;
            /** @description Where each value was found */
            evidence: components["schemas"]["LineEvidence"];
            /** @description How the product was matched */
            matched_by: components["schemas"]["ProductMatch"] | null;
            /** @description Product name */
            name: string | null;
            /** @description Unit price */
            price: number | null;
            /** @description ID of the matched product */
            product: string | null;
            /** @description Quantity */
            qty: number | null;
            /** @description Unit as written */
            unit: string | null;
        };
        /** @description Why something was not done */
        Reason: {
            /** @description Stable code; releases may add codes */
            code: string;
            /** @description Facts by name, depending on the code; empty if only the text is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description Reason as an English sentence */
            text: string;
            /** @description Underlying reasons in order, such as one for each part of an email */
            why: components["schemas"]["Reason"][];
        };
        /** @description A record with its display name */
        RecordReference: {
            /** @description Code; null if it has none or is no longer known */
            code: string | null;
            /**
             * Format: uuid
             * @description Record ID
             */
            id: string;
            /** @description Name; null if it is no longer known */
            name: string | null;
        };
        /** @description Recovery codes, shown only once */
        RecoveryCodes: {
            /** @description One-time codes to use instead of an app code */
            codes: string[];
        };
        /** @description Result of re-extracting many orders */
        ReExtractedMany: {
            /** @description Orders with differences */
            differ: components["schemas"]["ReExtractReport"][];
            /** @description Orders that could not be re-extracted */
            failed: {
                /**
                 * @description Why the order could not be re-extracted
                 * @enum {string}
                 */
                code: "order_gone" | "order_over" | "nothing_to_read" | "words_not_kept" | "file_gone" | "file_changed" | "not_this_order" | "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "extraction_failed" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                order_id: string;
            }[];
            /** @description Whether there are more orders than one request processes; repeat with a later date */
            more: boolean;
            /** @description Number of re-extracted orders */
            read: number;
            /** @description Number of orders without differences */
            same: number;
        };
        /** @description Differences between the earlier and the current extraction of an order; values are in the order's revisions */
        ReExtractReport: {
            /** @description Confidence from 0 to 100 */
            confidence: {
                /** @description Earlier value */
                before: number;
                /** @description Current value */
                now: number;
            };
            /** @description Versions of the extractor */
            extractor: {
                /** @description Earlier version */
                before: string;
                /** @description Current version */
                now: string;
            };
            /** @description Changed fields: "po_number", "lines.2.qty", or "lines.3" for an added or removed line */
            fields: string[];
            /** @description Whether the differences are now a pending revision; false if nothing differs or the same revision was shown before */
            held: boolean;
            /**
             * Format: uuid
             * @description Order ID
             */
            order_id: string;
            /** @description Order number */
            reference: string;
        };
        /** @description Deliveries that are sent again */
        RepeatedDeliveries: {
            /** @description Number of messages; deliveries in progress are not repeated */
            messages: number;
        };
        /** @description Review checks of the company with their parameters */
        ReviewChecks: {
            /** @description The currency is neither the customer's nor the company's */
            currency_differs: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The customer is blocked */
            customer_blocked: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The delivery date lies beyond the horizon of the company */
            delivery_date_far: {
                /** @description How far ahead is nothing unusual, in days */
                days: number;
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The delivery date is over already when the order comes */
            delivery_date_past: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The delivery date is a Saturday or a Sunday */
            delivery_date_weekend: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The price of a line is not what the customer's price list, or else the product, says */
            price_differs: {
                /** @description Whether the check is on */
                enabled: boolean;
                /** @description How far it may be away, up or down, in percent */
                tolerance_percent: number;
            };
            /** @description The quantity is below the minimum quantity of the product */
            quantity_below_minimum: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The quantity is no multiple of the packaging multiple of the product */
            quantity_not_multiple: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The quantity is far from what the customer orders of the product */
            quantity_unusual: {
                /** @description Whether the check is on */
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
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The ship-to is none of the customer's addresses. A customer without addresses gives no reason to stop */
            ship_to_new: {
                /** @description Whether the check is on */
                enabled: boolean;
            };
            /** @description The customer ordered the same articles within some days, under another number */
            similar_order: {
                /** @description Within how many days */
                days: number;
                /** @description Whether the check is on */
                enabled: boolean;
                /** @description Only where the quantities are the same as well */
                same_quantities: boolean;
            };
            /** @description The total is over a limit. Without exchange rates only totals in the company's own currency are compared */
            total_over_limit: {
                /** @description Whether the check is on */
                enabled: boolean;
                /** @description In the company's currency */
                limit: number;
            };
        };
        /** @description A finding of a review check with its facts */
        ReviewFinding: {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
            facts: {
                /** @description Why, as the record says */
                reason: string | null;
            };
            /**
             * @description The customer is blocked
             * @enum {string}
             */
            reason: "customer_blocked";
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
            facts: {
                /** @description How many addresses the customer's record has */
                addresses: number;
            };
            /**
             * @description The ship-to is none of the customer's addresses. A customer without addresses gives no reason to stop
             * @enum {string}
             */
            reason: "ship_to_new";
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
                /** @description Deviation from the listed price */
                percent: number;
                /** @description As it is ordered */
                price: number;
            };
            /**
             * @description The price of a line is not what the customer's price list, or else the product, says
             * @enum {string}
             */
            reason: "price_differs";
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
            facts: {
                /** @description Of the product */
                code: string;
                /** @description What the product states, in the base unit */
                limit: number;
                /** @description Which, from 1 */
                line: number;
                /** @description The nearest quantity that fits */
                nearest: number;
                /** @description Its unit: the one that was ordered where that has whole numbers, else the base unit */
                nearest_unit: string | null;
                /** @description As it is ordered, in the base unit of the product */
                qty: number;
                /** @description The base unit */
                unit: string | null;
            };
            /**
             * @description The quantity is below the minimum quantity of the product
             * @enum {string}
             */
            reason: "quantity_below_minimum";
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
            facts: {
                /** @description Of the product */
                code: string;
                /** @description What the product states, in the base unit */
                limit: number;
                /** @description Which, from 1 */
                line: number;
                /** @description The nearest quantity that fits */
                nearest: number;
                /** @description Its unit: the one that was ordered where that has whole numbers, else the base unit */
                nearest_unit: string | null;
                /** @description As it is ordered, in the base unit of the product */
                qty: number;
                /** @description The base unit */
                unit: string | null;
            };
            /**
             * @description The quantity is no multiple of the packaging multiple of the product
             * @enum {string}
             */
            reason: "quantity_not_multiple";
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        } | {
            /** @description Effect on the order's confidence, once per reason; 0 or less */
            effect: number;
            /** @description Facts of the finding */
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
            /** @description Finding as a sentence */
            text: string;
        };
        /** @description A page of drafts to review */
        ReviewQueue: {
            /** @description Drafts in the requested order */
            pending_review: components["schemas"]["ReviewQueueEntry"][];
        };
        /** @description A draft from an email that needs a decision */
        ReviewQueueEntry: {
            /** @description Age in seconds */
            age: number;
            /** @description Confidence from 0 to 100 */
            confidence: number;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /**
             * Format: date-time
             * @description Time when the draft was created
             */
            created_at: string;
            /** @description Email address of the customer */
            customer_email: string | null;
            /**
             * Format: uuid
             * @description ID of the email log entry
             */
            email_log: string;
            /**
             * Format: uuid
             * @description Order ID
             */
            id: string;
            /** @description Review reasons */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Order number */
            reference: string;
            /** @description Whether the draft requires review */
            requires_review: boolean;
            /** @description Subject of the email */
            subject: string | null;
            /** @description Confidence below which a draft requires review */
            threshold: number;
        };
        /**
         * @description Why an order requires review
         * @enum {string}
         */
        ReviewReason: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "questions_undelivered" | "sender_unverified" | "customer_blocked" | "ship_to_new" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
        /**
         * @description A role of a user or API key
         * @enum {string}
         */
        Role: "admin" | "sales" | "auditor";
        /** @description Roles of the company and their permissions */
        Roles: {
            /** @description Permissions that the company can add */
            grantable: components["schemas"]["Permission"][];
            /** @description Permissions that the company added */
            granted: components["schemas"]["Permission"][];
            /** @description Permissions of the role */
            permissions: components["schemas"]["Permission"][];
            /**
             * @description Role name in tokens and keys
             * @enum {string}
             */
            role: "admin" | "sales" | "auditor";
            /** @description Default permissions that the company removed */
            withheld: components["schemas"]["Permission"][];
        }[];
        /** @description A sales order with all details */
        SalesOrder: {
            /** @description Actions with their availability */
            actions: components["schemas"]["OrderAction"][];
            /** @description Confidence from 0 to 100, reduced by the effects of review findings; null if a user entered the order */
            ai_confidence: number | null;
            /** @description Assignee: the subject of the user's token */
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
            /** @description Cancellation requests of the customer */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description Internal comments */
            comments: components["schemas"]["OrderComment"][];
            /** @description Company ID */
            company: string;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description Corrections by users */
            corrections: {
                /**
                 * Format: date-time
                 * @description Time of the correction
                 */
                at: string;
                /** @description Who made the correction */
                by: string;
                /** @description Changed fields */
                changes: components["schemas"]["FieldChange"][];
            }[];
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description ID of the matched customer */
            customer: string | null;
            /** @description Similar customers */
            customer_candidates: components["schemas"]["Candidate"][];
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description How the customer was matched */
            customer_matched_by: components["schemas"]["CustomerMatch"] | null;
            /** @description Customer name from the document or the sender */
            customer_name: string | null;
            /** @description Emails with questions to the customer, oldest first */
            customer_questions: components["schemas"]["AskedQuestions"][];
            /** @description The matched customer */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description Approval, rejection or cancellation; null for drafts */
            decision: {
                /**
                 * Format: date-time
                 * @description Time of the decision
                 */
                at: string;
                /** @description Who decided */
                by: string;
                /** @description Version of the policy that approved the order; null if a user decided */
                policy_version: number | null;
                /** @description Reason for the rejection or cancellation */
                reason: string | null;
            } | null;
            /** @description Delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Delivery terms */
            delivery_terms: {
                /** @description Incoterms code, such as DAP */
                code: string | null;
                /** @description The named place, or the terms in words */
                place: string | null;
            } | null;
            /** @description Repeated documents with the same content */
            duplicates: {
                /**
                 * Format: date-time
                 * @description Time of receipt
                 */
                at: string;
                /** @description Source of the duplicate */
                source: components["schemas"]["OrderSource"];
            }[];
            /** @description Where the header fields were found */
            evidence: components["schemas"]["HeaderEvidence"] | null;
            /** @description Order number in the system that received it */
            external_reference: string | null;
            /** @description Complete extraction result; null if a user entered the order */
            extraction_metadata: components["schemas"]["Extraction"] | null;
            /** @description Responses of other systems */
            hand_overs: components["schemas"]["OrderHandOver"][];
            /**
             * Format: uuid
             * @description Order ID
             */
            id: string;
            /** @description ID of the lead, if the sender is not a customer yet */
            lead: string | null;
            /** @description Orders between which and this one a user moved lines, oldest first */
            line_moves: components["schemas"]["OrderLineMove"][];
            /** @description Order lines */
            lines: components["schemas"]["SalesOrderLine"][];
            /** @description Sum of the line amounts, used on approval if the order has no total; null if a line amount is unknown */
            lines_total: number | null;
            /** @description Fields missing for approval; empty once the order is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description Delivery instructions and remarks */
            notes: string | null;
            /** @description Order date (ISO 8601) */
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
            /** @description Planned automatic approval; null: none */
            planned_approval: {
                /**
                 * Format: date-time
                 * @description Time of the planned approval
                 */
                due_at: string;
                /** @description Version of the policy that plans the approval */
                policy_version: number;
            } | null;
            /** @description Purchase order number of the customer */
            po_number: string | null;
            /** @description Order number in this service, such as SO-2026-000123 */
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
            /** @description Time until which the approval can be undone and is not sent; null if no approval is pending */
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
            /** @description Whether the order requires review */
            requires_review: boolean;
            /** @description Facts of the review reasons */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Review reasons, most important first */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description Later documents with the same purchase order number */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description Other orders with the same purchase order number of the customer */
            same_po_number: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
                /** @description Status */
                status: components["schemas"]["OrderStatus"];
            }[];
            /** @description The order that this one was a revision of, before a user separated it */
            separated_from: {
                /**
                 * Format: uuid
                 * @description Order ID
                 */
                id: string;
                /** @description Order number */
                reference: string;
            } | null;
            /** @description Where the goods go */
            ship_to: {
                /** @description ID of the customer's address that it is; a request with nothing else in ship_to chooses that address */
                address_id: string | null;
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
            /** @description Where the ship-to comes from if neither the document nor a user gave it */
            ship_to_source: "customer_default" | null;
            /** @description Carrier or service */
            shipping_method: string | null;
            /** @description Source of the order */
            source: components["schemas"]["OrderSource"];
            /** @description The file that the order was extracted from */
            source_document: {
                /** @description File name given by the sender */
                name: string;
                /** @description SHA-256 of the file in hexadecimal */
                sha256: string;
                /** @description Size in bytes */
                size: number;
                /** @description File type by its magic bytes: pdf, xlsx, … */
                type: string;
                /** @description Download URL; null if the file was not stored */
                url: string | null;
            } | null;
            /** @description Status */
            status: components["schemas"]["OrderStatus"];
            /** @description Confidence below which the order requires review */
            threshold: number;
            /** @description Total in the order's currency, as written */
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
             * @description Time of the last change
             */
            updated_at: string;
            /** @description Number of approvals: the newest version, which another system acknowledges */
            version: number;
            /** @description Time since when the order waits for a user; null if no action is needed */
            waiting_since: string | null;
            /** @description ID of the delivering warehouse */
            warehouse: string | null;
            /** @description The delivering warehouse */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description A sales order as in lists */
        SalesOrderEntry: {
            /** @description Confidence from 0 to 100, reduced by the effects of review findings; null if a user entered the order */
            ai_confidence: number | null;
            /** @description Assignee: the subject of the user's token */
            assignee: string | null;
            /** @description Company ID */
            company: string;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description ID of the matched customer */
            customer: string | null;
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description Customer name from the document or the sender */
            customer_name: string | null;
            /** @description The matched customer */
            customer_record: components["schemas"]["RecordReference"] | null;
            /** @description Delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Order number in the system that received it */
            external_reference: string | null;
            /**
             * Format: uuid
             * @description Order ID
             */
            id: string;
            /** @description ID of the lead, if the sender is not a customer yet */
            lead: string | null;
            /** @description Fields missing for approval; empty once the order is decided */
            missing_fields: components["schemas"]["MissingField"][];
            /** @description Order date (ISO 8601) */
            order_date: string | null;
            /** @description Purchase order number of the customer */
            po_number: string | null;
            /** @description Order number in this service, such as SO-2026-000123 */
            reference: string;
            /** @description Whether the order requires review */
            requires_review: boolean;
            /** @description Facts of the review reasons */
            review_findings: components["schemas"]["ReviewFinding"][];
            /** @description Review reasons, most important first */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description Source of the order */
            source: components["schemas"]["OrderSource"];
            /** @description Status */
            status: components["schemas"]["OrderStatus"];
            /** @description Confidence below which the order requires review */
            threshold: number;
            /** @description Total in the order's currency, as written */
            total: number | null;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
            /** @description Number of approvals: the newest version, which another system acknowledges */
            version: number;
            /** @description Time since when the order waits for a user; null if no action is needed */
            waiting_since: string | null;
            /** @description ID of the delivering warehouse */
            warehouse: string | null;
            /** @description The delivering warehouse */
            warehouse_record: components["schemas"]["RecordReference"] | null;
        };
        /** @description An order line */
        SalesOrderLine: {
            /** @description Line amount */
            amount: number | null;
            /** @description Quantity in the base unit of the product, if it was ordered in another unit of the product */
            base_qty: number | null;
            /** @description Base unit of the product, if base_qty is given */
            base_unit: string | null;
            /** @description UN/ECE Recommendation 20 code of base_unit */
            base_unit_code: string | null;
            /** @description The buyer's item number */
            buyer_item_id: string | null;
            /** @description Similar products */
            candidates: components["schemas"]["Candidate"][];
            /** @description Kind of charge */
            charge: components["schemas"]["ChargeType"] | null;
            /** @description Article number as ordered */
            code: string | null;
            /** @description Parts, when the line is delivered on several days */
            deliveries: {
                /** @description When */
                day: string | null;
                /** @description How many */
                quantity: number | null;
            }[];
            /** @description Discount as written */
            discount: number | null;
            /** @description What discount is */
            discount_kind: ("percent" | "amount") | null;
            /** @description Where each value was found; null if the line has moved */
            evidence: components["schemas"]["LineEvidence"] | null;
            /** @description Global Trade Item Number */
            gtin: string | null;
            /**
             * @description product: an article; charge: a surcharge or discount that needs no product
             * @enum {string}
             */
            kind: "product" | "charge";
            /** @description Amount of the line after its discount, before tax */
            line_net: number | null;
            /** @description The manufacturer's item number */
            manufacturer_item_id: string | null;
            /** @description How the product was matched */
            matched_by: components["schemas"]["ProductMatch"] | null;
            /** @description Name as ordered */
            name: string | null;
            /** @description Remark on the line */
            note: string | null;
            /** @description The customer's own number of the line */
            position: string | null;
            /** @description Unit price */
            price: number | null;
            /** @description The quantity that the printed price was for; price is always for one */
            price_base_quantity: number | null;
            /** @description Where the price comes from if neither the document nor a user gave it */
            price_source: components["schemas"]["PriceSource"] | null;
            /** @description ID of the matched product */
            product: string | null;
            /** @description The matched product */
            product_record: components["schemas"]["RecordReference"] | null;
            /** @description Quantity */
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
            /** @description Unit as written */
            unit: string | null;
            /** @description Unit of measure, UN/ECE Recommendation 20 */
            unit_code: string | null;
        };
        /** @description A record that matches a search */
        SearchHit: {
            /**
             * Format: date-time
             * @description Time when the record was created or the email received
             */
            at: string;
            /** @description Email address of the sender; null unless it is an email */
            email_from: string | null;
            /**
             * Format: uuid
             * @description ID of the record
             */
            id: string;
            /**
             * @description Kind of record
             * @enum {string}
             */
            kind: "order" | "customer" | "product" | "email";
            /** @description Name of the customer or product, or subject of the email */
            name: string | null;
            /** @description Purchase order number; null unless it is an order */
            po_number: string | null;
            /** @description Order, customer or product number; null for emails */
            reference: string | null;
            /** @description Status of the order or email */
            status: ("DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "MERGED" | "PENDING" | "SUCCESS" | "FAILED") | null;
        };
        /** @description Secret for an authenticator app; takes effect once the first code is confirmed */
        SecondStepOffer: {
            /** @description Base32 secret for manual entry */
            secret: string;
            /** @description otpauth:// URI for a QR code */
            uri: string;
        };
        /** @description A security-relevant event */
        SecurityLogEntry: {
            /** @description ID of the actor: user:… with the user ID of the issuer, or system:… */
            actor: string;
            /** @description Name of the actor; null if unknown or erased */
            actor_name: string | null;
            /**
             * Format: date-time
             * @description Time of the event
             */
            at: string;
            /** @description Details by kind: reason of a refusal, sign-in method, changed setting or export format */
            code: string | null;
            /** @description Number of refusals or records that the entry summarizes */
            count: number;
            /** @description Event type */
            event: string;
            /**
             * Format: uuid
             * @description Entry ID: the ID of its event
             */
            id: string;
            /**
             * @description Kind of event
             * @enum {string}
             */
            kind: "signed_in" | "signed_out" | "sign_in_changed" | "access_refused" | "key_made" | "key_ended" | "rights_changed" | "settings_changed" | "person_erased" | "records_read" | "records_exported";
            /** @description Details by kind: changed fields, revoked or granted permissions, roles at sign-in, or kind of refused credential */
            names: string[];
            /** @description Called endpoint; null if not applicable or if the entry summarizes many endpoints */
            route: string | null;
            /** @description ID of the affected key, mailbox, channel or webhook, or name of the affected role */
            target: string | null;
            /** @description Display name of the affected user or key */
            target_name: string | null;
        };
        /** @description A browser session of the caller */
        SignedInBrowser: {
            /**
             * Format: date-time
             * @description Start of the session
             */
            began_at: string;
            /** @description Browser name */
            browser: string | null;
            /** @description Whether this is the current session */
            current: boolean;
            /**
             * Format: date-time
             * @description Latest end of the session
             */
            ends_at: string;
            /**
             * Format: uuid
             * @description Session ID
             */
            id: string;
            /**
             * Format: date-time
             * @description Time of the last request, to the minute
             */
            last_seen_at: string;
            /**
             * @description Sign-in method
             * @enum {string}
             */
            way: "oidc" | "password" | "token" | "link";
        };
        /** @description The address and password belong to users of several companies; repeat the request with one of the IDs as company */
        SignInChoice: {
            /** @description Companies */
            companies: {
                /** @description Company ID */
                id: string;
                /** @description Registered name */
                name: string;
            }[];
        };
        /** @description Available sign-in methods */
        SignInWays: {
            /** @description Whether a password reset link can be sent by email */
            mails_links: boolean;
            /** @description password: email address and password; oidc: redirect to the identity provider with GET /sales/session/oidc/; token: from npm run token, for development; link: a one-time sign-in link. All but oidc are sent to this endpoint */
            ways: ("oidc" | "password" | "token" | "link")[];
        };
        /** @description Result of the SMTP test; for Microsoft Graph, whether a token that may send is issued */
        SmtpReport: {
            /** @description Capabilities of the server */
            capabilities: string[];
            /** @description Why the test ended at this stage; null if all stages succeeded */
            code: ("TOKEN_SECRET_UNREADABLE" | "TOKEN_SECRET_WRONG" | "TOKEN_SECRET_EXPIRED" | "TOKEN_TENANT_UNKNOWN" | "TOKEN_APPLICATION_UNKNOWN" | "TOKEN_CONSENT_MISSING" | "TOKEN_SCOPE_REFUSED" | "TOKEN_MAILBOX_REFUSED" | "TOKEN_CLOCK_WRONG" | "TOKEN_URL_NOT_ALLOWED" | "TOKEN_REFUSED" | "TOKEN_SERVER_UNREACHABLE" | "TOKEN_ANSWER_INVALID" | "PORT_NOT_ALLOWED" | "HOST_NOT_ALLOWED" | "HOST_LOOKUP_FAILED" | "UNREACHABLE" | "NO_GREETING" | "NOT_A_MAIL_SERVER" | "SERVER_BUSY" | "SERVER_REFUSES" | "STARTTLS_MISSING" | "TLS_NOT_SPOKEN" | "TLS_TOO_OLD" | "TLS_FAILED" | "TLS_SELF_SIGNED" | "TLS_UNKNOWN_ISSUER" | "TLS_NAME_MISMATCH" | "TLS_EXPIRED" | "TLS_NOT_YET_VALID" | "AUTH_NOT_OFFERED" | "AUTH_FAILED" | "LOGIN_REFUSED" | "MAILBOX_ACCESS_MISSING" | "IMAP_DISABLED" | "SMTP_AUTH_DISABLED" | "PASSWORD_GONE" | "FOLDER_INVALID" | "FOLDER_MISSING" | "INBOX_UNAVAILABLE" | "SERVER_MISBEHAVES") | null;
            /** @description How to fix it */
            hint: string | null;
            /** @description Description of the problem */
            message: string | null;
            /** @description Whether all stages succeeded */
            ok: boolean;
            /**
             * @description Last stage that was started
             * @enum {string}
             */
            stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            /** @description Completed stages */
            steps: {
                /** @description Duration in milliseconds */
                ms: number;
                /**
                 * @description Stage
                 * @enum {string}
                 */
                stage: "token" | "policy" | "dns" | "tcp" | "greeting" | "tls" | "auth" | "folder";
            }[];
            /** @description TLS version, such as TLSv1.3; null without TLS */
            tls_version: string | null;
            /** @description Whether the problem may be temporary */
            transient: boolean;
        };
        /** @description Statistics of the last days */
        Statistics: {
            /** @description Emails waiting to be processed */
            backlog: {
                /** @description Number above which administrators are alerted */
                alarm_above: number;
                /** @description Whether they are alerted now */
                alarmed: boolean;
                /** @description Time when the oldest received one arrived */
                oldest_at: string | null;
                /** @description Emails that are unread or received and not finished */
                queued: number;
            };
            /** @description Distribution of confidence */
            confidence: {
                /** @description Number of drafts by confidence 0, 1, … 100, rounded down: 101 numbers */
                drafts: number[];
                /** @description Company threshold for uploads, from 0 to 100; mailboxes have their own */
                threshold: number;
            };
            /** @description Number of days, including today */
            days: number;
            /** @description Decisions about drafts */
            decisions: {
                /** @description Approved after corrections */
                approved_corrected: number;
                /** @description Approved without changes */
                approved_unchanged: number;
                /** @description Share of decided drafts approved without changes, from 0 to 1; null if none were decided */
                automation_rate: number | null;
                /** @description Cancelled drafts */
                cancelled: number;
                /** @description Decided drafts */
                decided: number;
                /** @description Median time from draft to decision of the newest 10,000, in seconds */
                median_seconds: number | null;
                /** @description Rejected drafts */
                rejected: number;
            };
            /** @description Emails that failed permanently, by cause, most frequent first */
            failures: {
                /** @description Cause of the failure */
                cause: ("network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal") | null;
                /** @description Number of emails */
                mails: number;
            }[];
            /**
             * Format: date-time
             * @description Time of calculation
             */
            generated_at: string;
            /** @description Health of the mailboxes */
            mailboxes: {
                /**
                 * Format: uuid
                 * @description Mailbox ID
                 */
                id: string;
                /** @description Module of the mailbox */
                module: components["schemas"]["Module"];
                /** @description Stable code of the most important problem */
                problem: string | null;
                /**
                 * @description Overall state
                 * @enum {string}
                 */
                state: "ok" | "trouble" | "inactive" | "new";
            }[];
            /** @description Numbers per day, oldest first */
            per_day: {
                /**
                 * Format: date
                 * @description Date
                 */
                day: string;
                /** @description Emails received */
                mails: number;
                /** @description Orders drafted */
                orders: number;
            }[];
            /** @description Drafts to review */
            review: {
                /** @description Undecided drafts */
                drafts: number;
                /** @description Time when the oldest draft was created */
                oldest_at: string | null;
                /** @description Drafts that require review */
                requiring_review: number;
                /** @description Entries of the review queue: undecided drafts and everything else that waits for a user */
                waiting: number;
                /** @description Entries of the review queue that require review */
                waiting_requiring_review: number;
                /** @description Time since when the oldest entry of the review queue waits */
                waiting_since: string | null;
            };
            /** @description IANA time zone of the days */
            time_zone: string;
            /** @description Emails not marked as seen */
            unseen: {
                /** @description Complaints without an order */
                complaints: number;
                /** @description Time since when the oldest one waits */
                oldest_at: string | null;
                /** @description Questions without an order */
                questions: number;
            };
        };
        /** @description Outcome of the emails that a sync found */
        SyncReport: {
            /** @description Orders drafted */
            drafted: number;
            /** @description Emails that failed permanently */
            failed: number;
            /** @description Emails found */
            fetched: number;
            /** @description Emails without an outcome */
            pending: number;
            /** @description Emails with a scheduled retry */
            waiting: number;
        };
        /** @description A background task; its result depends on its kind */
        Task: {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "mailbox_removed" | "mailbox_inactive" | "mailbox_postponed" | "mailbox_unavailable" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "sync_now" | "reconcile";
            /** @description Progress; null: none to report */
            progress: components["schemas"]["SyncReport"] | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["SyncReport"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "mailbox_removed" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "test_connection";
            /** @description Progress; null: none to report */
            progress: components["schemas"]["ConnectionProgress"] | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["ConnectionReport"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "extraction_failed" | "nothing_found" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "upload_document";
            /** @description Progress; null: none to report */
            progress: {
                /** @description Completed pages */
                done: number;
                /** @description Total number of scanned pages */
                pages: number;
            } | null;
            /** @description Result, once the task has succeeded */
            result: {
                /**
                 * Format: uuid
                 * @description Upload ID
                 */
                document_id: string;
                /**
                 * Format: uri-reference
                 * @description URL of the extraction
                 */
                url: string;
            } | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "mail_gone" | "file_changed" | "mailbox_removed" | "mailbox_unavailable" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "fetch_evidence";
            /** @description Progress; null: none to report */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["FetchedEvidence"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "fetch_instructions";
            /** @description Progress; null: none to report */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["FetchedInstructions"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "order_gone" | "order_over" | "nothing_to_read" | "words_not_kept" | "file_gone" | "file_changed" | "not_this_order" | "mail_gone" | "mailbox_removed" | "mailbox_unavailable" | "extraction_failed" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "re_extract";
            /** @description Progress; null: none to report */
            progress: components["schemas"]["NoProgress"] | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["ReExtractReport"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "re_extract_many";
            /** @description Progress; null: none to report */
            progress: {
                /** @description Completed rows or orders */
                done: number;
                /** @description Total number of rows or orders */
                of: number;
            } | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["ReExtractedMany"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        } | {
            /**
             * Format: date-time
             * @description Time when the task was requested
             */
            created_at: string;
            /** @description Why the task failed */
            error: {
                /**
                 * @description Stable code
                 * @enum {string}
                 */
                code: "file_gone" | "columns_missing" | "password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "abandoned";
                /** @description Error message */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description Time until which the task can be retrieved
             */
            expires_at: string;
            /** @description End time */
            finished_at: string | null;
            /**
             * @description Kind of task
             * @enum {string}
             */
            kind: "import_customers" | "import_products" | "import_warehouses" | "import_prices" | "import_item_numbers" | "import_addresses";
            /** @description Progress; null: none to report */
            progress: {
                /** @description Completed rows or orders */
                done: number;
                /** @description Total number of rows or orders */
                of: number;
            } | null;
            /** @description Result, once the task has succeeded */
            result: components["schemas"]["ImportReport"] | null;
            /** @description Start time */
            started_at: string | null;
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        };
        /** @description A started background task */
        TaskStarted: {
            /** @description State of the task */
            state: components["schemas"]["TaskState"];
            /**
             * Format: uuid
             * @description Task ID
             */
            task_id: string;
            /**
             * Format: uri-reference
             * @description URL of the task
             */
            url: string;
        };
        /**
         * @description State of a task
         * @enum {string}
         */
        TaskState: "queued" | "running" | "succeeded" | "failed";
        /** @description Effect of each threshold on the drafts of a mailbox */
        ThresholdSimulation: {
            /** @description Drafts that require review regardless of the threshold */
            always_review: number;
            /** @description Number of days */
            days: number;
            /** @description Drafts from its emails in this period */
            drafts: number;
            /**
             * Format: uuid
             * @description Mailbox ID
             */
            mailbox: string;
            /** @description Current threshold from 0 to 100 */
            threshold: number;
            /** @description Results for thresholds 0 to 100: 101 entries */
            thresholds: {
                /** @description Of those without review: approved without changes */
                approved_unchanged: number;
                /** @description Of those without review: corrected and not rejected */
                corrected: number;
                /** @description Drafts that would require no review */
                pass: number;
                /** @description Of those without review: rejected or cancelled */
                rejected: number;
                /** @description Drafts that would require review */
                review: number;
                /** @description Threshold from 0 to 100 */
                threshold: number;
                /** @description Of those without review: undecided */
                undecided: number;
            }[];
        };
        /** @description An email that was read in another program before a poll saw it */
        UnprocessedMail: {
            /** @description Number of readable attachments */
            attachment_count: number;
            /** @description Email address of the sender */
            email_from: string;
            /** @description Subject as sent */
            email_subject: string;
            /**
             * Format: date-time
             * @description Time when the mail server received the email
             */
            received_at: string;
            /** @description UID in INBOX */
            uid: number;
        };
        /** @description How many notifications the caller has not read */
        UnreadNotifications: {
            /** @description Number of unread notifications, exact up to 1,000 */
            unread: number;
        };
        /** @description An uploaded document and its outcome */
        Upload: {
            /** @description Why no order can be read from the document; null if it was not refused */
            code: ("password_protected" | "unsupported_type" | "not_a_document" | "too_large" | "too_many_pages" | "corrupt" | "hostile" | "timed_out" | "empty" | "nested_archive" | "too_many_files" | "nothing_found") | null;
            /** @description Lowest confidence of the orders, from 0 to 100 */
            confidence: number | null;
            /**
             * Format: date-time
             * @description Time of upload
             */
            created_at: string;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description Customer name in the document */
            customer_name: string | null;
            /** @description Types of the documents in the file */
            document_types: ("order" | "order_change" | "order_cancellation" | "order_response" | "quotation" | "invoice" | "delivery_note" | "receipt" | "other")[];
            /**
             * Format: date-time
             * @description Time until which an order can be created from the document
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Upload ID
             */
            id: string;
            /** @description File name */
            name: string;
            /** @description Number of orders in the document */
            orders: number;
            /** @description Purchase order number of the first order */
            po_number: string | null;
            /** @description IDs of the orders created from the document or linked to it */
            sales_orders: string[];
            /** @description Size in bytes */
            size: number;
            /**
             * @description reading; refused: unreadable; no_order: contains no order; waiting: a user must create orders from it or dismiss it; ordered; dismissed; expired: neither happened within a day
             * @enum {string}
             */
            state: "reading" | "refused" | "no_order" | "waiting" | "ordered" | "dismissed" | "expired";
            /** @description Total of the first order in its currency */
            total: number | null;
            /** @description User who uploaded the document */
            uploaded_by: string;
            /**
             * Format: uri-reference
             * @description URL of the extraction, while the document is stored
             */
            url: string;
        };
        /** @description A user who signs in with a password of this service */
        User: {
            /** @description Email address for signing in */
            email: string;
            /** @description Time of deactivation */
            ended_at: string | null;
            /**
             * Format: uuid
             * @description User ID, also used in histories and keys
             */
            id: string;
            /**
             * Format: date-time
             * @description Time of the last invitation
             */
            invited_at: string;
            /** @description Time when the user set a password */
            joined_at: string | null;
            /** @description Time of the last sign-in */
            last_sign_in_at: string | null;
            /** @description Display name; null until set */
            name: string | null;
            /** @description Roles of the user */
            roles: components["schemas"]["Role"][];
            /** @description Whether two-factor authentication is on */
            second_step: boolean;
            /**
             * @description invited: has no password yet; ended: deactivated
             * @enum {string}
             */
            status: "invited" | "active" | "ended";
        };
        /** @description A page of records to review */
        Waiting: {
            /** @description Number of waiting records */
            counts: components["schemas"]["WaitingCounts"];
            /** @description Records in the requested order */
            waiting: components["schemas"]["WaitingEntry"][];
        };
        /** @description Number of waiting records regardless of filters, exact up to 10,000 */
        WaitingCounts: {
            /** @description Records by code of the review reason; a record may have several */
            by_reason: {
                [key: string]: number;
            };
            /** @description Records by source: email, upload, chat or api */
            by_source: {
                [key: string]: number;
            };
            /** @description Records assigned to the caller */
            mine: number;
            /** @description Whether there are more than were counted */
            more: boolean;
            /** @description Records with review reasons */
            requires_review: number;
            /** @description All waiting records */
            total: number;
            /** @description Unassigned records */
            unassigned: number;
        };
        /** @description A record that needs an action */
        WaitingEntry: {
            /** @description Waiting time in seconds */
            age: number;
            /** @description Assignee: the subject of the user's token */
            assignee: string | null;
            /** @description Pending cancellation requests */
            cancellations: components["schemas"]["OrderCancellation"][];
            /** @description Confidence from 0 to 100; null if nothing was extracted */
            confidence: number | null;
            /** @description Confidence level: high from 70; null if nothing was extracted */
            confidence_level: ("high" | "low") | null;
            /** @description ISO 4217 currency code */
            currency: string | null;
            /** @description Matched customer */
            customer: components["schemas"]["RecordReference"] | null;
            /** @description Email address of the customer */
            customer_email: string | null;
            /** @description Customer name from the document or the sender */
            customer_name: string | null;
            /** @description Delivery date (ISO 8601) */
            delivery_date: string | null;
            /** @description Machine-readable form of `error_message` */
            error: components["schemas"]["Reason"] | null;
            /** @description Why an email failed */
            error_message: string | null;
            /** @description Facts of the review reasons */
            findings: components["schemas"]["ReviewFinding"][];
            /**
             * Format: uuid
             * @description ID of the order, email log entry, document or chat session
             */
            id: string;
            /**
             * @description An order, an email that failed or has no order, an upload without orders, or a chat session that was handed over
             * @enum {string}
             */
            kind: "order" | "email" | "document" | "chat";
            /** @description Purchase order number of the customer */
            po_number: string | null;
            /** @description Review reasons, most important first */
            reasons: components["schemas"]["ReviewReason"][];
            /** @description Order number; null for other records */
            reference: string | null;
            /** @description Whether there are review reasons; a draft without any only needs approval */
            requires_review: boolean;
            /** @description Pending revisions with their changes */
            revisions: components["schemas"]["OrderRevision"][];
            /** @description Source of the record */
            source: components["schemas"]["OrderSource"];
            /**
             * @description Status of the order or email; WAITING for other records
             * @enum {string}
             */
            status: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "MERGED" | "SUCCESS" | "FAILED" | "WAITING";
            /** @description Subject of the email, or name of the uploaded file */
            subject: string | null;
            /** @description Confidence below which the record requires review */
            threshold: number;
            /** @description Total in the order's currency */
            total: number | null;
            /**
             * Format: uri-reference
             * @description URL of the record
             */
            url: string;
            /**
             * Format: date-time
             * @description Time since when the record waits
             */
            waiting_since: string;
            /** @description Warehouse that would deliver */
            warehouse: components["schemas"]["RecordReference"] | null;
        };
        /** @description A warehouse that delivers orders */
        Warehouse: {
            /** @description Short name; cannot be changed */
            code: string;
            /** @description Company ID */
            company: string;
            /**
             * Format: uuid
             * @description Warehouse ID
             */
            id: string;
            /** @description Whether new drafts get this warehouse */
            is_default: boolean;
            /** @description Display name */
            name: string;
        };
        /** @description A warning about the document */
        Warning: {
            /**
             * @description Stable code
             * @enum {string}
             */
            code: "name_mismatch" | "declared_type_mismatch" | "pages_cut" | "page_text_cut" | "scans_cut" | "rows_cut" | "sheets_cut" | "sheet_cut" | "data_cut" | "edi_cut" | "layout_cut" | "page_stopped" | "page_refused" | "page_not_rendered" | "scans_out_of_time" | "hidden_text" | "struck_out" | "sheet_hidden" | "rows_hidden" | "formulas_without_value" | "edi_count_differs" | "edi_reference_differs" | "edi_change_in_part" | "edi_message_left_out" | "attachment_not_read" | "document_left_out" | "several_delivery_dates" | "delivery_before_order" | "sizes_summed" | "po_number_incomplete" | "encoding_uncertain" | "scan_language_missing" | "files_differ" | "data_differs" | "model_not_used" | "rules_not_used" | "order_of_the_model" | "model_rows_differ" | "model_type_differs" | "model_not_grounded" | "unclassified";
            /** @description Facts by name, depending on the code; empty if only the text is known */
            facts: {
                [key: string]: string | number;
            };
            /** @description Warning as an English sentence */
            text: string;
            /** @description Why pages or other files were not read */
            why: components["schemas"]["Reason"][];
        };
        /** @description A delivery with all its attempts */
        WebhookDelivery: {
            /** @description Last 20 attempts, oldest first */
            attempts: {
                /**
                 * Format: date-time
                 * @description Time of the attempt
                 */
                at: string;
                /**
                 * @description Result
                 * @enum {string}
                 */
                end: "due" | "attempted" | "sent" | "failed" | "not_wanted" | "ambiguous";
                /** @description Duration in milliseconds */
                ms: number | null;
                /** @description Why the attempt failed */
                reason: string;
                /** @description HTTP status of the response; null: no response */
                status: number | null;
                /** @description Machine-readable form of `reason`; null if the attempt succeeded */
                why: components["schemas"]["Reason"] | null;
            }[];
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Delivery ID
             */
            id: string;
            /** @description Time of the next attempt; null if failed: no attempt until the endpoint is resumed */
            next_attempt_at: string | null;
            /** @description Order ID; null for a test */
            sales_order: string | null;
            /**
             * @description due: queued, or waiting for the endpoint to be resumed; failed: see next_attempt_at
             * @enum {string}
             */
            status: "due" | "attempted" | "sent" | "failed" | "not_wanted" | "ambiguous";
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
            /** @description Message ID, identical in all deliveries of the message */
            webhook_id: string;
        };
        /** @description A webhook endpoint */
        WebhookEndpoint: {
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description Purpose of the endpoint */
            description: string | null;
            /** @description Event types to send */
            event_types: components["schemas"]["AnnouncementType"][];
            /**
             * Format: uuid
             * @description Endpoint ID
             */
            id: string;
            /** @description Why the endpoint is paused; null: active */
            paused: ("person" | "exhausted" | "gone") | null;
            /** @description Description of the pause; null: active */
            paused_reason: string | null;
            /** @description Machine-readable form of `paused_reason`; text entered by a user has the code `other` */
            paused_why: components["schemas"]["Reason"] | null;
            /** @description Time until which the previous secret also signs; null if the secret was never rotated */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
            /** @description URL that receives the messages */
            url: string;
        };
        /** @description A webhook endpoint with its secret, shown only once */
        WebhookEndpointWithSecret: {
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /** @description Purpose of the endpoint */
            description: string | null;
            /** @description Event types to send */
            event_types: components["schemas"]["AnnouncementType"][];
            /**
             * Format: uuid
             * @description Endpoint ID
             */
            id: string;
            /** @description Why the endpoint is paused; null: active */
            paused: ("person" | "exhausted" | "gone") | null;
            /** @description Description of the pause; null: active */
            paused_reason: string | null;
            /** @description Machine-readable form of `paused_reason`; text entered by a user has the code `other` */
            paused_why: components["schemas"]["Reason"] | null;
            /** @description Time until which the previous secret also signs; null if the secret was never rotated */
            previous_secret_until: string | null;
            /** @description Secret for verifying signatures (Standard Webhooks). It cannot be retrieved again, and is null if the request is repeated with the same Idempotency-Key */
            secret: string | null;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
            /** @description URL that receives the messages */
            url: string;
        };
        /** @description A test delivery in progress */
        WebhookTest: {
            /** @description ID of the test in the delivery log */
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
                /** @description Only actions of this agent */
                agent_id?: string;
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Only actions in this conversation */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Whether this was a dry run that changed nothing
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Kinds of records
                     * @default [
                     *       "product",
                     *       "order",
                     *       "text"
                     *     ]
                     */
                    entities?: ("product" | "order" | "text")[];
                    /**
                     * @description Process all records, including unchanged ones
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
                    /** @description URL of the created resource or of the task */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Text that any contact may receive */
                    text: string;
                    /** @description Title */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether documents sent to this channel become drafts
                     * @default false
                     */
                    accept_orders?: boolean;
                    /**
                     * Format: password
                     * @description The provider's access token; never returned
                     */
                    access_token: string;
                    /**
                     * @description Phone number in display format
                     * @default null
                     */
                    display_phone_number?: string | "" | null;
                    /** @description Display name */
                    name: string;
                    /** @description The provider's ID of the phone number */
                    phone_number_id: string;
                    /**
                     * @description Approved template with two parameters, an order and questions about it, used when the 24-hour window is closed
                     * @default null
                     */
                    question_template?: string | "" | null;
                    /**
                     * @description Whether contacts can show by a code sent to an email address on record which customer they are
                     * @default false
                     */
                    verify_by_code?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Whether documents sent to this channel become drafts */
                    accept_orders?: boolean;
                    /**
                     * Format: password
                     * @description The provider's access token; never returned
                     */
                    access_token?: string;
                    /** @description Company ID */
                    readonly company?: string;
                    /**
                     * Format: date-time
                     * @description Time of creation
                     */
                    readonly created_at?: string;
                    /** @description Phone number in display format */
                    display_phone_number?: string | "" | null;
                    /** @description Always true: each channel has an access token, which is never returned */
                    readonly has_access_token?: boolean;
                    /**
                     * Format: uuid
                     * @description Channel ID
                     */
                    readonly id?: string;
                    /** @description Display name */
                    name?: string;
                    /** @description The provider's ID of the phone number */
                    phone_number_id?: string;
                    /** @description Approved template with two parameters, an order and questions about it, used when the 24-hour window is closed */
                    question_template?: string | "" | null;
                    /**
                     * @description paused: the provider rejects the token or account; unconfirmed: the provider has not confirmed that the token owns the number, and no messages arrive until then
                     * @enum {string}
                     */
                    readonly state?: "active" | "paused" | "unconfirmed";
                    /** @description What the provider rejects; null: nothing */
                    readonly trouble?: ("auth" | "account") | null;
                    /** @description The provider's error code */
                    readonly trouble_code?: number | null;
                    /**
                     * Format: date-time
                     * @description Time of the last change
                     */
                    readonly updated_at?: string;
                    /** @description Whether contacts can show by a code sent to an email address on record which customer they are */
                    verify_by_code?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Only active records, or only inactive ones */
                is_active?: "true" | "false";
                /** @description Number of items per page */
                limit?: number;
                /** @description Only the conversation that contains this message */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description ID of the customer, once a user confirmed it */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description Message text; null after its retention period, or if there is none */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
    post_api_chatchannel_sessions_id_verification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /**
                     * Format: uuid
                     * @description ID of the customer, once a user confirmed it
                     */
                    customer: string;
                    /**
                     * @description Email address of the customer’s record; default: the first
                     * @default null
                     */
                    email?: string | "" | null;
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
    get_api_chatchannel_stats: {
        parameters: {
            query?: {
                /** @description At or after this time */
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
                /** @description Returned unchanged */
                "hub.challenge": string;
                /** @description The challenge */
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
                /** @description sha256= followed by the hexadecimal HMAC-SHA256 of the raw body, keyed with the app secret */
                "X-Hub-Signature-256": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One entry per account */
                    entry: {
                        /** @description One entry per change */
                        changes?: {
                            /** @description messages */
                            field?: string;
                            /** @description What changed */
                            value?: {
                                /** @description Display name of the sender */
                                contacts?: {
                                    /** @description The provider's ID of a sender without a phone number */
                                    user_id?: string;
                                    /** @description Phone number of the sender */
                                    wa_id?: string;
                                }[];
                                /** @description Messages from customers */
                                messages?: {
                                    /** @description Sender */
                                    from?: string;
                                    /** @description The provider's message ID */
                                    id?: string;
                                    /** @description Unix timestamp in seconds */
                                    timestamp?: string;
                                    /** @description Message type: text, image, document, … */
                                    type?: string;
                                }[];
                                /** @description whatsapp */
                                messaging_product?: string;
                                /** @description Phone number that received the message */
                                metadata?: {
                                    /** @description Phone number in display format */
                                    display_phone_number?: string;
                                    /** @description The provider's ID of the phone number */
                                    phone_number_id?: string;
                                };
                                /** @description Delivery status of replies */
                                statuses?: {
                                    /** @description The provider's ID of the reply */
                                    id?: string;
                                    /** @description Recipient */
                                    recipient_id?: string;
                                    /** @description sent, delivered, read or failed */
                                    status?: string;
                                    /** @description Unix timestamp in seconds */
                                    timestamp?: string;
                                }[];
                            };
                        }[];
                        /** @description Account ID */
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
                         * @description ignored: no channel of this service matches the message
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
    post_sales_addresses_import: {
        parameters: {
            query?: {
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: customer, label, street, postal_code, city, country, gln, is_default_ship_to, is_default_bill_to */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
    get_sales_addresses_import_template: {
        parameters: {
            query?: {
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
    get_sales_api_keys: {
        parameters: {
            query?: {
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Number of days until the key expires
                     * @default 365
                     */
                    expires_in_days?: number;
                    /** @description Purpose of the key */
                    name: string;
                    /**
                     * @description Roles of the key
                     * @default [
                     *       "sales"
                     *     ]
                     */
                    roles?: ("admin" | "sales" | "auditor")[];
                    /** @description Permissions to which the key is restricted; null: no restriction */
                    scopes?: ("orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ID of the creator as in the list of keys, such as user:anna */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Only extractions by this extractor */
                extractor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Maximum confidence from 0 to 100 */
                max_confidence?: number;
                /** @description Minimum confidence from 0 to 100 */
                min_confidence?: number;
                /** @description Only records of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only records with this outcome */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description ID of the actor as in the list, such as user:anna, or part of the name */
                actor?: string;
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Only orders, or only emails without an order */
                kind?: "signed_in" | "signed_out" | "sign_in_changed" | "access_refused" | "key_made" | "key_ended" | "rights_changed" | "settings_changed" | "person_erased" | "records_read" | "records_exported";
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Maximum number of automatic approvals per day */
                    daily_count?: number;
                    /** @description Maximum value of automatic approvals per day and currency */
                    daily_value?: {
                        /** @description Decimal number as text */
                        amount: string | number;
                        /** @description ISO 4217 */
                        currency: string;
                    }[];
                    /** @description Minutes between announcing an approval and carrying it out */
                    delay_minutes?: number;
                    /**
                     * @description off: no rules; shadow: decisions are recorded but not carried out; on; suspended: turned off by the service after too many errors
                     * @enum {string}
                     */
                    readonly mode?: "off" | "shadow" | "on" | "suspended";
                    /** @description Proof of the current version */
                    readonly proof?: {
                        /** @description Error rate that the company accepts */
                        accepted_percent: string;
                        /** @description Upper bound of the error rate: exact binomial (Clopper-Pearson), one-sided, 95 % */
                        bound_percent: string;
                        /** @description Whether the policy may be turned on */
                        proven: boolean;
                        /** @description Orders that the policy would have approved and a user approved unchanged */
                        right: number;
                        /** @description Correct orders still needed, without an error, before the policy may be turned on */
                        right_orders_needed: number;
                        /** @description Orders that the policy would have approved and that were corrected, rejected or refused */
                        wrong: number;
                    };
                    /** @description Rules in order; the first rule that applies to an order decides */
                    rules?: {
                        /**
                         * @description Whether the sender must have passed DMARC
                         * @default true
                         */
                        authenticated_sender?: boolean;
                        /**
                         * @description IDs of the customers to which the rule applies; empty: all
                         * @default []
                         */
                        customers?: string[];
                        /**
                         * @description Whether no product may be matched by similarity
                         * @default true
                         */
                        exact_products?: boolean;
                        /**
                         * @description Whether the ship-to address must be one that a user approved for this customer, or absent
                         * @default true
                         */
                        known_ship_to?: boolean;
                        /**
                         * @description Minimum number of approved orders that confirmed the document layout; 0: any
                         * @default 3
                         */
                        layout_confirmations?: number;
                        /**
                         * @description IDs of the mailboxes to which the rule applies; empty: all
                         * @default []
                         */
                        mailboxes?: string[];
                        /**
                         * @description Maximum number of wrong orders of the customer under the policy
                         * @default 1
                         */
                        max_customer_errors?: number;
                        /** @description Maximum total by currency; orders in other currencies are not approved automatically */
                        max_total: {
                            /** @description Decimal number as text */
                            amount: string | number;
                            /** @description ISO 4217 */
                            currency: string;
                        }[];
                        /**
                         * @description Minimum confidence of the order from 0 to 100
                         * @default 90
                         */
                        min_confidence?: number;
                        /** @description Display name of the rule */
                        name: string;
                        /**
                         * @description Maximum deviation from list prices in percent; null: not checked
                         * @default 0
                         */
                        price_tolerance_percent?: (string | number) | "" | null;
                        /**
                         * @description Whether the customer must be matched by customer number, tax number or a recorded email address
                         * @default true
                         */
                        strong_customer_key?: boolean;
                        /**
                         * @description Review reasons that do not prevent approval
                         * @default []
                         */
                        tolerated_reasons?: ("confidence_below_threshold" | "customer_by_domain" | "customer_by_similar_name" | "ship_to_new" | "product_by_similar_name" | "unit_differs" | "order_in_mail_text" | "received_by_chat" | "attachment_unread" | "delivery_date_weekend" | "delivery_date_far" | "delivery_date_past" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "price_differs" | "total_over_limit" | "currency_differs")[];
                        /**
                         * @description Minimum number of consecutive orders of the customer in this layout that were approved unchanged; 0: any
                         * @default 5
                         */
                        trusted_run?: number;
                    }[];
                    /** @description One order in this many is reviewed by a user as a sample */
                    sample_every?: number;
                    /** @description Days until an order counts for the proof; an order that is still undecided then counts as wrong */
                    settling_days?: number;
                    /** @description Number of times the rules changed; 0: never */
                    readonly version?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
    get_sales_auto_approval_reports_month: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The month, such as 2026-11 */
                month: string;
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
                    "application/json": components["schemas"]["AutoApprovalReport"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_auto_approval_reports_month_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The month, such as 2026-11 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description File name for downloads */
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
    get_sales_auto_approval_simulation: {
        parameters: {
            query?: {
                /** @description At or after this time */
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
    get_sales_auto_approval_statistics: {
        parameters: {
            query?: {
                /** @description Number of days, including today */
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
                    "application/json": components["schemas"]["AutoApprovalStatistics"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_auto_approval_switch_off: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Email addresses of the alert recipients */
                    admin_emails?: string[];
                    /** @description What approval requires besides customer, lines, products and quantities. Without `price`, missing prices come from the price list; without `delivery_date`, an order without a date is wanted as soon as possible */
                    approval_requires?: ("ship_to" | "po_number" | "currency" | "delivery_date" | "warehouse" | "price")[];
                    /** @description Whether questions are sent without a click if a draft waits only for answers from the customer */
                    ask_automatically?: boolean;
                    /** @description Whether customers can be asked about drafts by email */
                    ask_customers?: boolean;
                    /** @description Number of days until an answer is due, from 1 to 60 */
                    ask_deadline_days?: number;
                    /** @description Number of days until the customer is reminded once, from 0 to 59; 0: no reminder */
                    ask_reminder_days?: number;
                    /** @description Rules that assign new drafts: the first whose conditions all hold. Rules for deactivated users are skipped */
                    assignment_rules?: {
                        /** @description Assignee: the subject of the user's token */
                        assignee: string;
                        /** @description Only orders of this customer */
                        customer?: string | "" | null;
                        /**
                         * Format: uuid
                         * @description ID of the rule; absent: a new one
                         */
                        id?: string;
                        /** @description Only orders of customers who are written to in this language */
                        language?: ("en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv") | "" | null;
                        /** @description Only orders from emails to this mailbox */
                        mailbox?: string | "" | null;
                        /** @description Only orders with at least this total */
                        min_total?: number | "" | null;
                    }[];
                    /** @description 30 to 3650: days for which security log entries are shown; null: as long as the installation keeps them */
                    audit_data_days?: number | "" | null;
                    /** @description Retention of chats in days; null: see `personal_data_days` */
                    chat_data_days?: number | "" | null;
                    /** @description Company ID */
                    readonly company?: string;
                    /** @description ISO 4217 currency code for documents that name none */
                    currency?: string | "" | null;
                    /** @description 0 to 3600: seconds during which an approval can be undone; feed, webhooks and customers are notified after that */
                    hand_over_delay?: number;
                    /** @description Whether instructions quoted from the body of an email are kept while its order is a draft */
                    keep_instructions?: boolean;
                    /** @description 1 to 730: number of days after which a key of a user from an identity provider stops, if that user does not sign in */
                    key_maker_days?: number;
                    /** @description Whether a language model reads the company's documents, if the installation has one */
                    language_model?: boolean;
                    /** @description Monthly (UTC) limit for model costs, in whole units of the currency of `AI_PRICES`; null: the limit of the installation */
                    language_model_monthly_cost?: number | "" | null;
                    /** @description Whether the model also receives possible customers and products (names, codes, tax numbers, addresses) and approved orders of the same customer, without contacts, email addresses or prices */
                    language_model_records?: boolean;
                    /** @description Whether names, email addresses and phone numbers of contacts are replaced before a document is sent to the model; no images are sent then */
                    language_model_redaction?: boolean;
                    /** @description Address on order confirmations, one line each */
                    letterhead_address?: string | "" | null;
                    /** @description Closing text below the totals of an order confirmation */
                    letterhead_closing_text?: string | "" | null;
                    /** @description Legal text at the foot of each page of an order confirmation */
                    letterhead_legal_text?: string | "" | null;
                    /** @description BCP 47 tag for number and date formats */
                    locale?: string | "" | null;
                    /** @description Retention of emails, documents and notifications in days; null: see `personal_data_days` */
                    mail_data_days?: number | "" | null;
                    /** @description Whether customers get an email when their order is approved */
                    mail_on_approval?: boolean;
                    /** @description Whether customers get an email when their order is received */
                    mail_on_receipt?: boolean;
                    /** @description Confidence from 0 to 100 below which an uploaded document requires review */
                    min_confidence_threshold?: number;
                    /** @description Registered name */
                    readonly name?: string;
                    /**
                     * @description When customers get an order confirmation with a PDF and a file for their own system; it replaces the email on approval
                     * @enum {string}
                     */
                    order_confirmation?: "off" | "on_approval" | "on_acknowledgement";
                    /** @description Retention of orders and leads in days; null: see `personal_data_days` */
                    order_data_days?: number | "" | null;
                    /** @description The company's own email domains, never matched as a customer */
                    own_domains?: string[];
                    /** @description The company's own names, never matched as a customer */
                    own_names?: string[];
                    /** @description 30 to 3650: retention of personal data in days (emails, documents, orders, leads, chats), counted from the last event; null: unlimited */
                    personal_data_days?: number | "" | null;
                    /** @description Review checks */
                    review_checks?: {
                        /** @description The currency is neither the customer's nor the company's */
                        currency_differs?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The customer is blocked */
                        customer_blocked?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The delivery date lies beyond the horizon of the company */
                        delivery_date_far?: {
                            /** @description How far ahead is nothing unusual, in days */
                            days?: number;
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The delivery date is over already when the order comes */
                        delivery_date_past?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The delivery date is a Saturday or a Sunday */
                        delivery_date_weekend?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The price of a line is not what the customer's price list, or else the product, says */
                        price_differs?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                            /** @description How far it may be away, up or down, in percent */
                            tolerance_percent?: string | number;
                        };
                        /** @description The quantity is below the minimum quantity of the product */
                        quantity_below_minimum?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The quantity is no multiple of the packaging multiple of the product */
                        quantity_not_multiple?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The quantity is far from what the customer orders of the product */
                        quantity_unusual?: {
                            /** @description Whether the check is on */
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
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The ship-to is none of the customer's addresses. A customer without addresses gives no reason to stop */
                        ship_to_new?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                        };
                        /** @description The customer ordered the same articles within some days, under another number */
                        similar_order?: {
                            /** @description Within how many days */
                            days?: number;
                            /** @description Whether the check is on */
                            enabled?: boolean;
                            /** @description Only where the quantities are the same as well */
                            same_quantities?: boolean;
                        };
                        /** @description The total is over a limit. Without exchange rates only totals in the company's own currency are compared */
                        total_over_limit?: {
                            /** @description Whether the check is on */
                            enabled?: boolean;
                            /** @description In the company's currency */
                            limit?: string | number;
                        };
                    };
                    /** @description IANA time zone of times in emails */
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Postal addresses
                     * @default []
                     */
                    addresses?: {
                        /**
                         * @description City or town
                         * @default null
                         */
                        city?: string | "" | null;
                        /**
                         * @description Country
                         * @default null
                         */
                        country?: string | "" | null;
                        /**
                         * @description Global Location Number
                         * @default null
                         */
                        gln?: string | "" | null;
                        /**
                         * @description ID of the address; omit it to add one
                         * @default null
                         */
                        id?: string | "" | null;
                        /**
                         * @description Whether invoices go to this address
                         * @default false
                         */
                        is_default_bill_to?: boolean;
                        /**
                         * @description Whether orders without a ship-to go to this address
                         * @default false
                         */
                        is_default_ship_to?: boolean;
                        /**
                         * @description Purpose of the address
                         * @default null
                         */
                        label?: string | "" | null;
                        /**
                         * @description Postal code, if any
                         * @default null
                         */
                        postal_code?: string | "" | null;
                        /**
                         * @description Street and house number
                         * @default null
                         */
                        street?: string | "" | null;
                    }[];
                    /**
                     * @description Alternative names
                     * @default []
                     */
                    aliases?: string[];
                    /**
                     * @description Whether every order of the customer requires review
                     * @default false
                     */
                    blocked?: boolean;
                    /**
                     * @description Reason for blocking
                     * @default null
                     */
                    blocked_reason?: string | "" | null;
                    /**
                     * @description Customer number
                     * @default null
                     */
                    code?: string | "" | null;
                    /**
                     * @description ISO 4217 currency code in which the customer orders
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description Email domains of the customer
                     * @default []
                     */
                    domains?: string[];
                    /**
                     * @description Email addresses of the customer's staff
                     * @default []
                     */
                    emails?: string[];
                    /** @description Name as written on the customer's orders */
                    name: string;
                    /**
                     * @description Phone numbers
                     * @default []
                     */
                    phones?: string[];
                    /**
                     * @description Whether the customer uses one purchase order number for several orders; documents with the same number then become separate orders
                     * @default false
                     */
                    several_orders_per_number?: boolean;
                    /**
                     * @description Tax number, with or without the country prefix
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Postal addresses */
                    addresses?: {
                        /**
                         * @description City or town
                         * @default null
                         */
                        city?: string | "" | null;
                        /**
                         * @description Country
                         * @default null
                         */
                        country?: string | "" | null;
                        /**
                         * @description Global Location Number
                         * @default null
                         */
                        gln?: string | "" | null;
                        /**
                         * @description ID of the address; omit it to add one
                         * @default null
                         */
                        id?: string | "" | null;
                        /**
                         * @description Whether invoices go to this address
                         * @default false
                         */
                        is_default_bill_to?: boolean;
                        /**
                         * @description Whether orders without a ship-to go to this address
                         * @default false
                         */
                        is_default_ship_to?: boolean;
                        /**
                         * @description Purpose of the address
                         * @default null
                         */
                        label?: string | "" | null;
                        /**
                         * @description Postal code, if any
                         * @default null
                         */
                        postal_code?: string | "" | null;
                        /**
                         * @description Street and house number
                         * @default null
                         */
                        street?: string | "" | null;
                    }[];
                    /** @description Alternative names */
                    aliases?: string[];
                    /** @description Whether every order of the customer requires review */
                    blocked?: boolean;
                    /** @description Reason for blocking */
                    blocked_reason?: string | "" | null;
                    /** @description Customer number */
                    code?: string | "" | null;
                    /** @description Company ID */
                    readonly company?: string;
                    /** @description ISO 4217 currency code in which the customer orders */
                    currency?: string | "" | null;
                    /** @description Email domains of the customer */
                    domains?: string[];
                    /** @description Email addresses of the customer's staff */
                    emails?: string[];
                    /**
                     * Format: uuid
                     * @description Customer ID
                     */
                    readonly id?: string;
                    /** @description Name as written on the customer's orders */
                    name?: string;
                    /** @description Phone numbers */
                    phones?: string[];
                    /** @description Whether the customer uses one purchase order number for several orders; documents with the same number then become separate orders */
                    several_orders_per_number?: boolean;
                    /** @description Tax number, with or without the country prefix */
                    tax_number?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
    get_sales_customers_id_item_numbers: {
        parameters: {
            query?: {
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
    get_sales_customers_id_prices: {
        parameters: {
            query?: {
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: code, name, tax_number, emails, phones, domains, currency, street, postal_code, city, country, aliases, blocked, blocked_reason, several_orders_per_number */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Opaque value returned by the identity provider */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description Reason, shown in the history */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Name of the receiving server in Authentication-Results; absent or empty: a server in the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /**
                     * @description Whether emails become drafts automatically
                     * @default true
                     */
                    auto_create_draft?: boolean;
                    /**
                     * Format: email
                     * @description Email address, also the sign-in name if imap_login or smtp_login is empty
                     */
                    email_address: string;
                    /**
                     * Format: password
                     * @description Never returned; required again when a server changes
                     */
                    email_password?: string;
                    /** @description Whether an IMAP IDLE connection reports new emails in addition to polling */
                    imap_idle?: boolean;
                    /** @description IMAP sign-in name; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /**
                     * @description IMAP port
                     * @default 993
                     */
                    imap_port?: number;
                    /** @description IMAP host */
                    imap_server: string;
                    /**
                     * @description true: implicit TLS; false: STARTTLS
                     * @default true
                     */
                    imap_use_ssl?: boolean;
                    /** @description Whether subfolders of watched_folders are processed too */
                    include_subfolders?: boolean;
                    /**
                     * @description Whether the mailbox is polled
                     * @default true
                     */
                    is_active?: boolean;
                    /**
                     * @description Confidence from 0 to 100 below which a draft requires review
                     * @default 70
                     */
                    min_confidence_threshold?: number;
                    /**
                     * @description Module; each module has one mailbox
                     * @enum {string}
                     */
                    module: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to emails without an order: processed_folder (default) and own_folder move them, forward sends them to non_orders_forward_to and moves them, leave marks them in place
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description Folder for own_folder and forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description Recipient for forward */
                    non_orders_forward_to?: string | "" | null;
                    /**
                     * @description Email address that receives outcomes; empty: none
                     * @default null
                     */
                    notification_email?: string | "" | null;
                    /** @description Application (client) ID */
                    oauth_client_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: requested scope; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description Client secret, certificate with private key in PEM, or JSON key file; never returned; required again when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description Expiry date of the application secret; null: unknown */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Microsoft 365: directory (tenant) ID or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: token endpoint */
                    oauth_token_url?: string | "" | null;
                    /**
                     * @description Unread emails received before this date are ignored; null: no limit
                     * @default null
                     */
                    process_since?: string | "" | null;
                    /**
                     * @description Folder to which processed emails are moved
                     * @default Processed
                     */
                    processed_folder?: string;
                    /**
                     * @description How emails are sent: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description SMTP sign-in name; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /**
                     * @description SMTP port
                     * @default 587
                     */
                    smtp_port?: number;
                    /** @description SMTP host */
                    smtp_server: string;
                    /**
                     * @description Whether TLS is required: implicit TLS on port 465, otherwise STARTTLS
                     * @default true
                     */
                    smtp_use_tls?: boolean;
                    /** @description Folders whose emails are processed, with "/" between levels; absent or empty: INBOX */
                    watched_folders?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Name of the receiving server in Authentication-Results; absent or empty: a server in the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /** @description Whether emails become drafts automatically */
                    auto_create_draft?: boolean;
                    /** @description Company ID */
                    readonly company?: string;
                    /**
                     * Format: email
                     * @description Email address, also the sign-in name if imap_login or smtp_login is empty
                     */
                    email_address?: string;
                    /**
                     * Format: password
                     * @description Never returned; required again when a server changes
                     */
                    email_password?: string;
                    /** @description Always true: each mailbox has a password or an application secret */
                    readonly has_password?: boolean;
                    /**
                     * Format: uuid
                     * @description Mailbox ID
                     */
                    readonly id?: string;
                    /** @description Whether an IMAP IDLE connection reports new emails in addition to polling */
                    imap_idle?: boolean;
                    /** @description IMAP sign-in name; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /** @description IMAP port */
                    imap_port?: number;
                    /** @description IMAP host */
                    imap_server?: string;
                    /** @description true: implicit TLS; false: STARTTLS */
                    imap_use_ssl?: boolean;
                    /** @description Whether subfolders of watched_folders are processed too */
                    include_subfolders?: boolean;
                    /** @description Whether the mailbox is polled */
                    is_active?: boolean;
                    /** @description Error of the last poll; null if it succeeded */
                    readonly last_error?: string | null;
                    /** @description Stable code of the cause */
                    readonly last_error_cause?: components["schemas"]["MailboxTrouble"] | null;
                    /** @description Time of the last successful poll */
                    readonly last_sync?: string | null;
                    /** @description Confidence from 0 to 100 below which a draft requires review */
                    min_confidence_threshold?: number;
                    /**
                     * @description Module; each module has one mailbox
                     * @enum {string}
                     */
                    module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to emails without an order: processed_folder (default) and own_folder move them, forward sends them to non_orders_forward_to and moves them, leave marks them in place
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description Folder for own_folder and forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description Recipient for forward */
                    non_orders_forward_to?: string | "" | null;
                    /** @description Email address that receives outcomes; empty: none */
                    notification_email?: string | "" | null;
                    /** @description Application (client) ID */
                    oauth_client_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: requested scope; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description Client secret, certificate with private key in PEM, or JSON key file; never returned; required again when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description Expiry date of the application secret; null: unknown */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Microsoft 365: directory (tenant) ID or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: token endpoint */
                    oauth_token_url?: string | "" | null;
                    /** @description Unread emails received before this date are ignored; null: no limit */
                    process_since?: string | "" | null;
                    /** @description Folder to which processed emails are moved */
                    processed_folder?: string;
                    /**
                     * @description How emails are sent: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description SMTP sign-in name; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /** @description SMTP port */
                    smtp_port?: number;
                    /** @description SMTP host */
                    smtp_server?: string;
                    /** @description Whether TLS is required: implicit TLS on port 465, otherwise STARTTLS */
                    smtp_use_tls?: boolean;
                    /** @description An upgrade that changed the confidence raised min_confidence_threshold, so that no more errors pass; null: no, or the threshold was saved since */
                    readonly threshold_raised?: {
                        /** @description Decided drafts that were compared, at most 500 */
                        decided: number;
                        /** @description Threshold that was set */
                        from: number;
                        /** @description Drafts with errors that would pass it after the upgrade */
                        wrong_after: number;
                        /** @description Drafts with errors that passed that threshold */
                        wrong_before: number;
                    } | null;
                    /** @description Why the mailbox is unreachable; null if it is reachable */
                    readonly trouble?: components["schemas"]["MailboxTrouble"] | null;
                    /** @description Folders whose emails are processed, with "/" between levels; absent or empty: INBOX */
                    watched_folders?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: number;
                /** @description Number of items per page */
                limit?: number;
            };
            header?: {
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Number of days, including today */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                assignee?: string;
                /** @description Only emails that failed with this cause */
                cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Only emails without an order, of this kind */
                kind?: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
                /** @description Number of items per page */
                limit?: number;
                /** @description Only records of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only emails without an order for this reason; true: for any reason; false: only emails with an order */
                no_order?: "failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off" | "true" | "false";
                /** @description Only records with this notification outcome; ambiguous ones can be sent again */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description Sort order; - reverses it */
                ordering?: "received_at" | "-received_at";
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
                /** @description Only records that require review, or only the others */
                requires_review?: boolean;
                /** @description Only questions and complaints; true: marked as seen, false: not marked */
                seen?: boolean;
                /** @description Only records with this status */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description Number of items on all pages; in a paged list, as of the request for the first page */
                    "X-Total-Count": number;
                    /** @description true: there are more items than X-Total-Count, which counts up to 10,000 */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description Name of the receiving server in Authentication-Results; absent or empty: a server in the domain of the mailbox or of its IMAP server */
                    authserv_id?: string | "" | null;
                    /** @description Whether emails become drafts automatically */
                    auto_create_draft?: boolean;
                    /**
                     * Format: email
                     * @description Email address, also used to sign in
                     */
                    email_address: string;
                    /**
                     * Format: password
                     * @description Never returned; required again when a server changes
                     */
                    email_password?: string;
                    /** @description Whether an IMAP IDLE connection reports new emails in addition to polling */
                    imap_idle?: boolean;
                    /** @description IMAP sign-in name; absent or empty: email_address */
                    imap_login?: string | "" | null;
                    /**
                     * @description IMAP port
                     * @default 993
                     */
                    imap_port?: number;
                    /** @description IMAP host */
                    imap_server: string;
                    /**
                     * @description Whether IMAP uses implicit TLS
                     * @default true
                     */
                    imap_use_ssl?: boolean;
                    /** @description Whether subfolders of watched_folders are processed too */
                    include_subfolders?: boolean;
                    /** @description Only active records, or only inactive ones */
                    is_active?: boolean;
                    /** @description Confidence from 0 to 100 below which a draft requires review */
                    min_confidence_threshold?: number;
                    /**
                     * @description Only records of this module
                     * @enum {string}
                     */
                    module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                    /**
                     * @description What happens to emails without an order: processed_folder (default) and own_folder move them, forward sends them to non_orders_forward_to and moves them, leave marks them in place
                     * @enum {string}
                     */
                    non_orders?: "processed_folder" | "own_folder" | "forward" | "leave";
                    /** @description Folder for own_folder and forward; absent or empty: processed_folder */
                    non_orders_folder?: string | "" | null;
                    /** @description Recipient for forward */
                    non_orders_forward_to?: string | "" | null;
                    /** @description Email address that receives outcomes */
                    notification_email?: string | "" | null;
                    /** @description Application (client) ID */
                    oauth_client_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: requested scope; empty: none */
                    oauth_scope?: string | "" | null;
                    /**
                     * Format: password
                     * @description Client secret, certificate with private key in PEM, or JSON key file; never returned; required again when a server or the application changes
                     */
                    oauth_secret?: string;
                    /** @description Expiry date of the application secret; null: unknown */
                    oauth_secret_expires_on?: string | "" | null;
                    /** @description Microsoft 365: directory (tenant) ID or a verified domain */
                    oauth_tenant_id?: string | "" | null;
                    /** @description Generic OAuth 2.0: token endpoint */
                    oauth_token_url?: string | "" | null;
                    /**
                     * @description Unread emails received before this date are ignored
                     * @default null
                     */
                    process_since?: string | "" | null;
                    /**
                     * @description Folder to which processed emails are moved
                     * @default Processed
                     */
                    processed_folder?: string;
                    /**
                     * @description How emails are sent: SMTP, or Microsoft Graph (authentication microsoft_365 only)
                     * @enum {string}
                     */
                    send_via?: "smtp" | "graph";
                    /** @description SMTP sign-in name; absent or empty: email_address */
                    smtp_login?: string | "" | null;
                    /**
                     * @description SMTP port
                     * @default 587
                     */
                    smtp_port?: number;
                    /** @description SMTP host */
                    smtp_server: string;
                    /**
                     * @description Whether TLS is required
                     * @default true
                     */
                    smtp_use_tls?: boolean;
                    /** @description Folders whose emails are processed, with "/" between levels; absent or empty: INBOX */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                assignee?: string;
                /** @description Only emails that failed with this cause */
                cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Only emails without an order, of this kind */
                kind?: "question" | "complaint" | "invoice" | "quotation" | "order_confirmation" | "delivery_note" | "newsletter" | "automatic_reply" | "delivery_report" | "other";
                /** @description Number of items per page */
                limit?: number;
                /** @description Only records of this module */
                module?: "SALES" | "PURCHASE" | "ACCOUNTS" | "INVENTORY" | "HR";
                /** @description Only emails without an order for this reason; true: for any reason; false: only emails with an order */
                no_order?: "failed" | "dismissed" | "not_for_us" | "nothing_to_read" | "not_an_order" | "changes_unknown_order" | "cancels_unknown_order" | "drafts_off" | "true" | "false";
                /** @description Only records with this notification outcome; ambiguous ones can be sent again */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description Sort order; - reverses it */
                ordering?: "received_at" | "-received_at";
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
                /** @description Only records that require review, or only the others */
                requires_review?: boolean;
                /** @description Only questions and complaints; true: marked as seen, false: not marked */
                seen?: boolean;
                /** @description Only records with this status */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description Number of items on all pages; in a paged list, as of the request for the first page */
                    "X-Total-Count": number;
                    /** @description true: there are more items than X-Total-Count, which counts up to 10,000 */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Assignee: the subject of the user's token */
                    assignee: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: number;
                /** @description Number of items per page */
                limit?: number;
            };
            header?: {
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                     * @description Upload from which to create an order
                     */
                    document_id?: string;
                    /** @description Reason, shown in the history */
                    reason?: string;
                    /**
                     * Format: uuid
                     * @description ID of the first order created from the email
                     */
                    sales_order?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Value of seq in the last response; without it, only the current position is returned */
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
    post_sales_item_numbers_import: {
        parameters: {
            query?: {
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: customer, number, product */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
    get_sales_item_numbers_import_template: {
        parameters: {
            query?: {
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                        /** @description Result of each check */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Only records with this status */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Customer number of the new customer */
                    code?: string;
                    /**
                     * Format: uuid
                     * @description ID of the customer that the lead became
                     */
                    customer?: string;
                    /** @description Name from the document or the sender */
                    name?: string;
                    /** @description Reason for dismissing the lead */
                    reason?: string;
                    /**
                     * @description Status of the lead
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                     * @description Current password
                     */
                    current: string;
                    /**
                     * Format: password
                     * @description Password; never returned
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
                     * @description Password; never returned
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
                    /** @description Code of the authenticator app */
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
                     * @description Password; never returned
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
                     * @description Password; never returned
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
    get_sales_notifications: {
        parameters: {
            query?: {
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_notifications_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description IDs of the notifications; absent: all */
                    ids?: string[];
                    /**
                     * Format: date-time
                     * @description Only notifications until this time
                     */
                    until?: string;
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
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_notifications_unread: {
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
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    get_sales_orders_feed: {
        parameters: {
            query?: {
                /** @description ID of the last entry that was read; omit it to start at the beginning */
                after?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description ISO 4217 currency code; null: the company's currency
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description Code of the customer; null: all customers
                     * @default null
                     */
                    customer?: string | "" | null;
                    /**
                     * @description Minimum quantity
                     * @default 1
                     */
                    min_qty?: string | number;
                    /** @description Unit price */
                    price: string | number;
                    /** @description Code of the product */
                    product: string;
                    /**
                     * @description First day of validity; null: no start date
                     * @default null
                     */
                    valid_from?: string | "" | null;
                    /**
                     * @description Last day of validity; null: no end date
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Company ID */
                    readonly company?: string;
                    /** @description ISO 4217 currency code; null: the company's currency */
                    currency?: string | "" | null;
                    /** @description Code of the customer; null: all customers */
                    customer?: string | "" | null;
                    /**
                     * Format: uuid
                     * @description Entry ID
                     */
                    readonly id?: string;
                    /** @description Minimum quantity */
                    min_qty?: string | number;
                    /** @description Unit price */
                    price?: string | number;
                    /** @description Code of the product */
                    product?: string;
                    /** @description First day of validity; null: no start date */
                    valid_from?: string | "" | null;
                    /** @description Last day of validity; null: no end date */
                    valid_to?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: customer, product, price, currency, min_qty, valid_from, valid_to */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                     * @description Email address of the person
                     */
                    email?: string;
                    /** @description Phone number of the person, digits only */
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
                     * @description Email address of the person
                     */
                    email?: string;
                    /** @description Phone number of the person, digits only */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Date from which the product is available (ISO 8601)
                     * @default null
                     */
                    available_from?: string | "" | null;
                    /** @description Article number */
                    code: string;
                    /**
                     * @description ISO 4217 currency code of the price
                     * @default null
                     */
                    currency?: string | "" | null;
                    /**
                     * @description EAN or GTIN
                     * @default null
                     */
                    ean?: string | "" | null;
                    /**
                     * @description Minimum order quantity in the base unit
                     * @default null
                     */
                    minimum_quantity?: (string | number) | "" | null;
                    /** @description Product name */
                    name: string;
                    /**
                     * @description Orders are multiples of this quantity of the base unit
                     * @default null
                     */
                    packaging_multiple?: (string | number) | "" | null;
                    /**
                     * @description Unit price
                     * @default null
                     */
                    price?: (string | number) | "" | null;
                    /**
                     * @description Stock quantity
                     * @default null
                     */
                    stock?: (string | number) | "" | null;
                    /**
                     * @description Base unit of measure: price and stock are in it
                     * @default null
                     */
                    unit?: string | "" | null;
                    /**
                     * @description Other units in which the product can be ordered
                     * @default []
                     */
                    units?: {
                        /** @description Number of base units in it */
                        factor: string | number;
                        /** @description Unit of measure */
                        unit: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Date from which the product is available (ISO 8601) */
                    available_from?: string | "" | null;
                    /** @description Article number */
                    code?: string;
                    /** @description Company ID */
                    readonly company?: string;
                    /** @description ISO 4217 currency code of the price */
                    currency?: string | "" | null;
                    /** @description EAN or GTIN */
                    ean?: string | "" | null;
                    /**
                     * Format: uuid
                     * @description Product ID
                     */
                    readonly id?: string;
                    /** @description Minimum order quantity in the base unit */
                    minimum_quantity?: (string | number) | "" | null;
                    /** @description Product name */
                    name?: string;
                    /** @description Orders are multiples of this quantity of the base unit */
                    packaging_multiple?: (string | number) | "" | null;
                    /** @description Unit price */
                    price?: (string | number) | "" | null;
                    /** @description Stock quantity */
                    stock?: (string | number) | "" | null;
                    /** @description Base unit of measure: price and stock are in it */
                    unit?: string | "" | null;
                    /** @description Other units in which the product can be ordered */
                    units?: {
                        /** @description Number of base units in it */
                        factor: string | number;
                        /** @description Unit of measure */
                        unit: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description Item number or name that the customer uses */
                    alias: string;
                    /**
                     * Format: uuid
                     * @description Customer ID
                     */
                    customer: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: code, ean, name, unit, price, currency, stock, available_from, units, packaging_multiple, minimum_quantity */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
    get_sales_queue_views: {
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
                    "application/json": components["schemas"]["QueueViews"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_queue_views: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Columns; empty: the usual ones
                     * @default []
                     */
                    columns?: ("customer" | "total" | "po_number" | "delivery_date" | "confidence" | "reason" | "assignee" | "age")[];
                    /** @description Name of the view */
                    name: string;
                    /** @description Filters and sort order */
                    search: {
                        /** @description Subject of a token, me (the user of the view) or nobody (unassigned) */
                        assignee?: string;
                        /**
                         * @description Sort order; - reverses it
                         * @enum {string}
                         */
                        ordering?: "waiting_since" | "-waiting_since" | "confidence" | "-confidence" | "total" | "-total" | "po_number" | "-po_number" | "delivery_date" | "-delivery_date" | "assignee" | "-assignee";
                        /** @description Words that must all occur */
                        q?: string;
                        /**
                         * @description Only records with this review reason
                         * @enum {string}
                         */
                        reason?: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "questions_undelivered" | "sender_unverified" | "customer_blocked" | "ship_to_new" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
                        /** @description Only records that require review, or only the others */
                        requires_review?: boolean;
                        /**
                         * @description Only records from this source
                         * @enum {string}
                         */
                        source?: "email" | "upload" | "api" | "chat";
                    };
                    /**
                     * @description Whether everyone in the company sees the view
                     * @default false
                     */
                    shared?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueView"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delete_sales_queue_views_id: {
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
    patch_sales_queue_views_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The resource */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Columns; empty: the usual ones */
                    columns?: ("customer" | "total" | "po_number" | "delivery_date" | "confidence" | "reason" | "assignee" | "age")[];
                    /** @description Name of the view */
                    name?: string;
                    /** @description Filters and sort order */
                    search?: {
                        /** @description Subject of a token, me (the user of the view) or nobody (unassigned) */
                        assignee?: string;
                        /**
                         * @description Sort order; - reverses it
                         * @enum {string}
                         */
                        ordering?: "waiting_since" | "-waiting_since" | "confidence" | "-confidence" | "total" | "-total" | "po_number" | "-po_number" | "delivery_date" | "-delivery_date" | "assignee" | "-assignee";
                        /** @description Words that must all occur */
                        q?: string;
                        /**
                         * @description Only records with this review reason
                         * @enum {string}
                         */
                        reason?: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "questions_undelivered" | "sender_unverified" | "customer_blocked" | "ship_to_new" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
                        /** @description Only records that require review, or only the others */
                        requires_review?: boolean;
                        /**
                         * @description Only records from this source
                         * @enum {string}
                         */
                        source?: "email" | "upload" | "api" | "chat";
                    };
                    /** @description Whether everyone in the company sees the view */
                    shared?: boolean;
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
                    "application/json": components["schemas"]["QueueView"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_queue_views_columns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Columns; empty: the usual ones */
                    columns: ("customer" | "total" | "po_number" | "delivery_date" | "confidence" | "reason" | "assignee" | "age")[];
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
    get_sales_review: {
        parameters: {
            query?: {
                /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                assignee?: string;
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Only orders, or only emails without an order */
                kind?: "order" | "email" | "document" | "chat";
                /** @description Number of items per page */
                limit?: number;
                /** @description Sort order; - reverses it */
                ordering?: "waiting_since" | "-waiting_since" | "confidence" | "-confidence" | "total" | "-total" | "po_number" | "-po_number" | "delivery_date" | "-delivery_date" | "assignee" | "-assignee";
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
                /** @description Reason, shown in the history */
                reason?: "confidence_below_threshold" | "customer_unknown" | "customer_by_domain" | "customer_by_similar_name" | "customer_evidence_differs" | "no_lines" | "product_not_found" | "product_by_similar_name" | "unit_differs" | "order_revised" | "received_by_chat" | "revision_of_approved_order" | "changes_unknown_order" | "revision_of_cancelled_order" | "cancellation_requested" | "hand_over_refused" | "mail_failed" | "cancels_unknown_order" | "order_in_mail_text" | "revision_of_draft" | "may_be_separate_order" | "chat_handed_over" | "chat_window_closed" | "chat_order_unclear" | "chat_order_unconfirmed" | "chat_order_change" | "chat_cancellation_unclear" | "chat_complaint" | "chat_injury" | "chat_discount" | "chat_document_copy" | "chat_erasure" | "chat_frustration" | "chat_not_understood" | "upload_without_order" | "person_erased" | "embedded_data_differs" | "delivery_before_order" | "attachment_unread" | "customer_answered" | "customer_did_not_answer" | "answer_of_other_address" | "questions_undelivered" | "sender_unverified" | "customer_blocked" | "ship_to_new" | "similar_order" | "currency_differs" | "price_differs" | "quantity_unusual" | "quantity_below_minimum" | "quantity_not_multiple" | "total_over_limit" | "delivery_date_past" | "delivery_date_weekend" | "delivery_date_far";
                /** @description Only records that require review, or only the others */
                requires_review?: boolean;
                /** @description Only records from this source */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Action
                     * @enum {string}
                     */
                    action: "approve" | "undo_approval" | "reject" | "retry" | "assign";
                    /** @description Apply the action to all eligible records: drafts without review reasons, or failed emails */
                    all?: boolean;
                    /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                    assignee?: string | "" | null;
                    /**
                     * @description Only emails that failed with this cause
                     * @enum {string}
                     */
                    cause?: "network" | "auth" | "quota" | "unreadable" | "nothing_found" | "extractor_down" | "store_down" | "gone" | "changed" | "internal";
                    /** @description IDs of the records */
                    ids?: string[];
                    /** @description Reason, shown in the history */
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
                    /** @description All permissions to grant to the role in addition to its defaults; omit it to keep the current list */
                    granted?: ("orders:read" | "emails:read" | "leads:read" | "auto_approval:read" | "catalog:read" | "aliases:read" | "chat:read" | "tasks:read" | "company:read" | "mailboxes:read" | "channels:read" | "webhooks:read" | "keys:read" | "roles:read" | "users:read" | "privacy:read" | "audit:read" | "me:read" | "orders:write" | "emails:write" | "leads:write" | "auto_approval:write" | "catalog:write" | "aliases:write" | "chat:write" | "tasks:write" | "company:write" | "mailboxes:write" | "channels:write" | "webhooks:write" | "keys:write" | "roles:write" | "users:write" | "privacy:write" | "audit:write" | "me:write" | "new_customers:write" | "new_products:write")[];
                    /**
                     * @description Role
                     * @enum {string}
                     */
                    role: "admin" | "sales" | "auditor";
                    /** @description All permissions to withhold from the role; omit it to keep the current list */
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
                /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                assignee?: string;
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Customer ID */
                customer?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Only records with this notification outcome; ambiguous ones can be sent again */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description Sort order; - reverses it */
                ordering?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "delivery_date" | "-delivery_date";
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
                /** @description Only records that require review, or only the others */
                requires_review?: boolean;
                /** @description Only records from this source */
                source?: "email" | "upload" | "api" | "chat";
                /** @description Only records with this status */
                status?: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "MERGED";
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description Number of items on all pages; in a paged list, as of the request for the first page */
                    "X-Total-Count": number;
                    /** @description true: there are more items than X-Total-Count, which counts up to 10,000 */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description ISO 4217 currency code */
                    currency?: string | "" | null;
                    /** @description ID of the matched customer */
                    customer?: string | "" | null;
                    /** @description Email address of the customer */
                    customer_email?: string | "" | null;
                    /** @description Customer name from the document or the sender */
                    customer_name?: string | "" | null;
                    /** @description Delivery date (ISO 8601) */
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
                     * @description Upload from which to create an order
                     */
                    document_id?: string;
                    /**
                     * @description order: create an order regardless of the detected document type
                     * @enum {string}
                     */
                    document_type?: "order";
                    /**
                     * Format: uuid
                     * @description Email from which to create an order
                     */
                    email_log_id?: string;
                    /** @description Order lines */
                    lines?: {
                        /** @description The buyer's item number */
                        buyer_item_id?: string | "" | null;
                        /** @description Kind of charge: freight, packaging, a service or a discount (subtracted); null: an article */
                        charge?: ("freight" | "packaging" | "service" | "discount" | "other") | "" | null;
                        /** @description Article number */
                        code?: string | "" | null;
                        /** @description Parts, when the line is delivered on several days */
                        deliveries?: {
                            /** @description When */
                            day?: string | "" | null;
                            /** @description How many */
                            quantity?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description Discount as agreed */
                        discount?: (number | string) | "" | null;
                        /** @description What discount is */
                        discount_kind?: ("percent" | "amount") | "" | null;
                        /** @description Global Trade Item Number */
                        gtin?: string | "" | null;
                        /** @description Amount of the line after its discount, before tax */
                        line_net?: (number | string) | "" | null;
                        /** @description The manufacturer's item number */
                        manufacturer_item_id?: string | "" | null;
                        /** @description Name */
                        name?: string | "" | null;
                        /** @description Remark on the line */
                        note?: string | "" | null;
                        /** @description The customer's own number of the line */
                        position?: string | "" | null;
                        /** @description Unit price */
                        price?: (number | string) | "" | null;
                        /** @description The quantity that the printed price was for; price is always for one */
                        price_base_quantity?: (number | string) | "" | null;
                        /** @description Product ID */
                        product?: string | "" | null;
                        /** @description Quantity */
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
                        /** @description Unit of measure */
                        unit?: string | "" | null;
                        /** @description Unit of measure, UN/ECE Recommendation 20 */
                        unit_code?: string | "" | null;
                    }[];
                    /** @description Delivery instructions and remarks */
                    notes?: string | "" | null;
                    /**
                     * @description Index of the order in the document, from 0
                     * @default 0
                     */
                    order?: number;
                    /** @description Order date (ISO 8601) */
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
                    /** @description Purchase order number of the customer */
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
                     * @description Order to change; requires If-Match with the ETag of the version that was read
                     */
                    sales_order?: string;
                    /** @description Where the goods go */
                    ship_to?: {
                        /** @description ID of the customer's address that it is; a request with nothing else in ship_to chooses that address */
                        address_id?: string | "" | null;
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
                    /** @description Total in the order's currency, as written */
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
                    /** @description ID of the delivering warehouse */
                    warehouse?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description ISO 4217 currency code */
                    currency?: string | "" | null;
                    /** @description ID of the matched customer */
                    customer?: string | "" | null;
                    /** @description Email address of the customer */
                    customer_email?: string | "" | null;
                    /** @description Customer name from the document or the sender */
                    customer_name?: string | "" | null;
                    /** @description Delivery date (ISO 8601) */
                    delivery_date?: string | "" | null;
                    /** @description Delivery terms */
                    delivery_terms?: {
                        /** @description Incoterms code, such as DAP */
                        code?: string | "" | null;
                        /** @description The named place, or the terms in words */
                        place?: string | "" | null;
                    } | "" | null;
                    /**
                     * @description Remember the customer's names of corrected products
                     * @default false
                     */
                    learn?: boolean;
                    /** @description Order lines */
                    lines?: {
                        /** @description For a new line: number of the line before which it is inserted, from 1; omit it to append */
                        before?: number;
                        /** @description The buyer's item number */
                        buyer_item_id?: string | "" | null;
                        /** @description Kind of charge: freight, packaging, a service or a discount (subtracted); null: an article */
                        charge?: ("freight" | "packaging" | "service" | "discount" | "other") | "" | null;
                        /** @description Article number */
                        code?: string | "" | null;
                        /** @description Parts, when the line is delivered on several days */
                        deliveries?: {
                            /** @description When */
                            day?: string | "" | null;
                            /** @description How many */
                            quantity?: (number | string) | "" | null;
                        }[] | "" | null;
                        /** @description Discount as agreed */
                        discount?: (number | string) | "" | null;
                        /** @description What discount is */
                        discount_kind?: ("percent" | "amount") | "" | null;
                        /** @description Global Trade Item Number */
                        gtin?: string | "" | null;
                        /** @description Line number, from 1; omit it to add a line */
                        line?: number;
                        /** @description Amount of the line after its discount, before tax */
                        line_net?: (number | string) | "" | null;
                        /** @description The manufacturer's item number */
                        manufacturer_item_id?: string | "" | null;
                        /** @description Name */
                        name?: string | "" | null;
                        /** @description Remark on the line */
                        note?: string | "" | null;
                        /** @description The customer's own number of the line */
                        position?: string | "" | null;
                        /** @description Unit price */
                        price?: (number | string) | "" | null;
                        /** @description The quantity that the printed price was for; price is always for one */
                        price_base_quantity?: (number | string) | "" | null;
                        /** @description Product ID */
                        product?: string | "" | null;
                        /** @description Quantity */
                        qty?: (number | string) | "" | null;
                        /** @description Delete the line */
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
                        /** @description Unit of measure */
                        unit?: string | "" | null;
                        /** @description Unit of measure, UN/ECE Recommendation 20 */
                        unit_code?: string | "" | null;
                    }[];
                    /** @description Delivery instructions and remarks */
                    notes?: string | "" | null;
                    /** @description Order date (ISO 8601) */
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
                    /** @description Purchase order number of the customer */
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
                        /** @description ID of the customer's address that it is; a request with nothing else in ship_to chooses that address */
                        address_id?: string | "" | null;
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
                    /** @description Total in the order's currency, as written */
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
                    /** @description ID of the delivering warehouse */
                    warehouse?: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Order number in the system that received it */
                    external_reference?: string;
                    /** @description Reason, shown in the history */
                    reason?: string;
                    /** @description Whether the other system refuses the order */
                    refused?: boolean;
                    /** @description Number of approvals: the newest version, which another system acknowledges */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description ID of the pending revision */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Assignee: the subject of the user's token */
                    assignee: string | "" | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Text to share with contacts */
                    text: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
    get_sales_sales_orders_id_confirmation_pdf: {
        parameters: {
            query?: {
                /** @description Language of the text */
                language?: "customer" | "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
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
                    /** @description File name for downloads */
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
    get_sales_sales_orders_id_confirmation_xml: {
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
                    /** @description File name for downloads */
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
    post_sales_sales_orders_id_dismiss_cancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason: string;
                    /** @description ID of the pending revision */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Index of the file in the extraction, from 0 */
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
                    /** @description File name for downloads */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description File format */
                format?: "csv" | "xlsx" | "ubl" | "edifact";
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
                    /** @description File name for downloads */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: number;
                /** @description Number of items per page */
                limit?: number;
            };
            header?: {
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
    post_sales_sales_orders_id_merge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /**
                     * Format: uuid
                     * @description Index of the order in the document, from 0
                     */
                    order: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Index of the file in the extraction, from 0 */
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
                /** @description Index of the file in the extraction, from 0 */
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
    get_sales_sales_orders_id_pages_page_words: {
        parameters: {
            query?: {
                /** @description Index of the file in the extraction, from 0 */
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
                    "application/json": components["schemas"]["PageWords"];
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                     * @description Chat contact to ask, one of the allowed ones; not together with `recipient`
                     */
                    contact?: string;
                    /**
                     * @description Language of the text
                     * @enum {string}
                     */
                    language?: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
                    /** @description Names of the questions to ask */
                    questions?: string[];
                    /**
                     * Format: email
                     * @description Recipient, one of the allowed ones
                     */
                    recipient?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                     * @description Chat contact to ask, one of the allowed ones; not together with `recipient`
                     */
                    contact?: string;
                    /**
                     * @description Language of the message
                     * @enum {string}
                     */
                    language?: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv";
                    /** @description Names of the questions to ask */
                    questions?: string[];
                    /**
                     * Format: email
                     * @description Email address or contact ID
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                     * @description Report what would be done without doing it
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description ID of the pending revision */
                    revision?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the known version */
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
                    /** @description File name for downloads */
                    "Content-Disposition": string;
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    post_sales_sales_orders_id_split: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Order lines */
                    lines: number[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
    post_sales_sales_orders_id_stop_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Sort order; - reverses it */
                ordering?: "created_at" | "-created_at" | "confidence" | "-confidence";
                /** @description Only records that require review, or only the others */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
                    Link?: string;
                    /** @description Number of items on all pages; in a paged list, as of the request for the first page */
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
                /** @description Assignee: the subject of a token; lists also accept me and nobody (unassigned); null: unassign */
                assignee?: string;
                /** @description Customer ID */
                customer?: string;
                /** @description File format */
                format?: "csv" | "xlsx" | "ubl" | "edifact";
                /** @description At or after this time */
                from?: string;
                /** @description Only records with this notification outcome; ambiguous ones can be sent again */
                notification?: "sent" | "failed" | "ambiguous" | "not_wanted";
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
                q?: string;
                /** @description Only records that require review, or only the others */
                requires_review?: boolean;
                /** @description Only records from this source */
                source?: "email" | "upload" | "api" | "chat";
                /** @description Only records with this status */
                status?: "DRAFT" | "APPROVED" | "HANDED_OVER" | "REJECTED" | "CANCELLED" | "MERGED";
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
                    /** @description File name for downloads */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Report what would be done without doing it
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Format: date-time
                     * @description Value of seq in the last response; without it, only the current position is returned
                     */
                    since: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
    get_sales_search: {
        parameters: {
            query?: {
                /** @description Number of records of each kind */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHit"][];
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
                    /** @description Code of the authenticator app, or a recovery code; required if two-factor authentication is on */
                    code?: string;
                    /** @description Company to sign in to, if the address belongs to several */
                    company?: string;
                    /**
                     * Format: email
                     * @description Email address of the person
                     */
                    email?: string;
                    /** @description The code after #code= in a sign-in link */
                    link?: string;
                    /**
                     * Format: password
                     * @description Password; never returned
                     */
                    password?: string;
                    /** @description Token from npm run token, for development */
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
                    /** @description Session cookie for browsers */
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
                    /** @description Data that the browser must clear */
                    "Clear-Site-Data": string;
                    /** @description Session cookie for browsers */
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
                    /** @description The code after #code= in the link */
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
                    /** @description The code after #code= in the link */
                    code: string;
                    /** @description Name */
                    name: string;
                    /**
                     * Format: password
                     * @description Password; never returned
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    /** @description Session cookie for browsers */
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
                /** @description Page of the web app to return to */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description Session cookie for browsers */
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
                /** @description Authorization code of the identity provider */
                code?: string;
                /** @description Why the sign-in failed */
                error?: string;
                /** @description Description of the error */
                error_description?: string;
                /** @description Issuer that redirects the browser back */
                iss?: string;
                /** @description Session at the identity provider */
                session_state?: string;
                /** @description Opaque value returned by the identity provider */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description Session cookie for browsers */
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
                     * @description Email address of the person
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
                    /** @description The code after #code= in the link */
                    code: string;
                    /**
                     * Format: password
                     * @description Password; never returned
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    /** @description Session cookie for browsers */
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
                /** @description Number of days, including today */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                     * @description Email address for signing in
                     */
                    email: string;
                    /** @description Display name; null until set */
                    name?: string;
                    /** @description Roles of the user */
                    roles: ("admin" | "sales" | "auditor")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description URL of the created resource or of the task */
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
                    /** @description Roles of the user */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Words or parts of words that must all occur; one or two letters match only the beginning of words */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Short name; cannot be changed */
                    code: string;
                    /**
                     * @description Whether new drafts get this warehouse
                     * @default false
                     */
                    is_default?: boolean;
                    /** @description Display name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                    /** @description Short name; cannot be changed */
                    code?: string;
                    /** @description Company ID */
                    readonly company?: string;
                    /**
                     * Format: uuid
                     * @description Warehouse ID
                     */
                    readonly id?: string;
                    /** @description Whether new drafts get this warehouse */
                    is_default?: boolean;
                    /** @description Display name */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: code, name, is_default */
                columns?: string;
                /** @description Report what would be done without doing it */
                dry_run?: boolean;
            };
            header?: {
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                    /** @description URL of the created resource or of the task */
                    Location: string;
                    /** @description respond-async, if it was requested (RFC 7240) */
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
                /** @description Language of the headers */
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
                    /** @description File name for downloads */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description Number of items per page */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Purpose of the endpoint
                     * @default null
                     */
                    description?: string | "" | null;
                    /**
                     * @description Event types to send
                     * @default [
                     *       "order.approved",
                     *       "order.changed",
                     *       "order.cancelled"
                     *     ]
                     */
                    event_types?: ("order.approved" | "order.changed" | "order.cancelled")[];
                    /** @description URL that receives the messages */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
                    ETag: string;
                    /** @description URL of the created resource or of the task */
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
                /** @description ETag of the known version */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description ETag of the version that the change is based on */
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
                /** @description ETag of the version that the change is based on */
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
                     * @description Time of creation
                     */
                    readonly created_at?: string;
                    /** @description Purpose of the endpoint */
                    description?: string | "" | null;
                    /** @description Event types to send */
                    event_types?: ("order.approved" | "order.changed" | "order.cancelled")[];
                    /**
                     * Format: uuid
                     * @description Endpoint ID
                     */
                    readonly id?: string;
                    /** @description Why the endpoint is paused; null: active */
                    readonly paused?: ("person" | "exhausted" | "gone") | null;
                    /** @description Description of the pause; null: active */
                    readonly paused_reason?: string | null;
                    /** @description Machine-readable form of `paused_reason`; text entered by a user has the code `other` */
                    readonly paused_why?: components["schemas"]["Reason"] | null;
                    /** @description Time until which the previous secret also signs; null if the secret was never rotated */
                    readonly previous_secret_until?: string | null;
                    /**
                     * Format: date-time
                     * @description Time of the last change
                     */
                    readonly updated_at?: string;
                    /** @description URL that receives the messages */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Position of the page, from the Link header of the previous one */
                cursor?: string;
                /** @description At or after this time */
                from?: string;
                /** @description Number of items per page */
                limit?: number;
                /** @description Order to change; requires If-Match with the ETag of the version that was read */
                sales_order?: string;
                /** @description Only records with this status */
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
                    /** @description The next page, if there is one: `<…>; rel="next"` (RFC 8288) */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Reason, shown in the history */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
                     * @description Delivery to resend; omit it to resend those of a period
                     */
                    delivery?: string;
                    /**
                     * Format: date-time
                     * @description At or after this time
                     */
                    from?: string;
                    /**
                     * @description Only records with this status
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
                "Idempotency-Key"?: string;
                /** @description ETag of the version that the change is based on */
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
                     * @description Hours during which the previous secret also signs
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
                    /** @description Version of the resource for If-None-Match and If-Match */
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
                /** @description Unique key of the request; a repeated request with the same key is executed once */
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
