/** The types of the API, generated from openapi.yaml (npm run openapi). Do not edit. */

export interface paths {
    "/api/admin/administrators": {
        /**
         * List administrators
         * @description Returns all administrators of this site, oldest first. `isYou` marks the administrator who calls, and `hasTotp` shows who signs in with a second factor.
         */
        get: operations["listAdministrators"];
        /**
         * Add an administrator
         * @description Creates an administrator with a first password, which they should change. The name must be unique, ignoring case, and easy passwords are refused. Requires a sign-in within the last 10 minutes.
         */
        post: operations["addAdministrator"];
    };
    "/api/admin/administrators/{id}": {
        /**
         * Remove another administrator
         * @description Ends the administrator’s sessions; past decisions keep the name. You cannot remove yourself. Requires a sign-in within the last 10 minutes.
         */
        delete: operations["removeAdministrator"];
    };
    "/api/admin/appeals": {
        /**
         * List appeals
         * @description Returns appeals that await a decision, unless `status` says otherwise. Oldest first.
         */
        get: operations["listAppeals"];
    };
    "/api/admin/appeals/{id}": {
        /**
         * Get an appeal
         * @description Returns one appeal in the shape of the list. It may have any status.
         */
        get: operations["getAppeal"];
    };
    "/api/admin/appeals/{id}/decide": {
        /**
         * Decide on an appeal
         * @description An appeal is decided once; if there are several administrators, the one who sent the notice gets 403. Upholding it lifts the sanction and restores the content, unless something else blocks it; a copyright notice behind it is closed, and its sender gets an email. The member gets the note by email.
         */
        post: operations["decideOnAppeal"];
    };
    "/api/admin/audit-log": {
        /**
         * Search the audit log
         * @description Returns decisions of administrators, newest first; an entry must match all filters. Entries are never changed or deleted. `format=csv` returns all matching entries as a file, and the export is logged too.
         */
        get: operations["searchAuditLog"];
    };
    "/api/admin/audit-log/choices": {
        /**
         * List audit log filter values
         * @description Returns the actors, actions, and target types that appear in the audit log. Use them as filters of `GET /api/admin/audit-log`.
         */
        get: operations["listAuditChoices"];
    };
    "/api/admin/audit-log/{id}/undo": {
        /**
         * Undo a change of a listing
         * @description Undoes an edit, hiding, closing, reopening, or deletion by an administrator. If those fields changed since, or the entry is about something else, the answer is 409 `LISTING_MOVE_REFUSED`. The owner gets the reason by email.
         */
        post: operations["undoListingChange"];
    };
    "/api/admin/bulk": {
        /**
         * Decide on several items
         * @description Applies one decision to each item separately, with its own emails and audit log entry. A refused item does not stop the others. With `preview`, nothing changes.
         *
         *     Body limit: 48 KB.
         */
        post: operations["decideInBulk"];
    };
    "/api/admin/business-approval-stats": {
        /**
         * Count businesses per approval status
         * @description Returns the number of businesses in each approval status. Withdrawn businesses count too, and those that need a revision count only in `total`.
         */
        get: operations["getApprovalStats"];
    };
    "/api/admin/business-claims": {
        /**
         * List claims
         * @description Returns claims that await a decision, unless `status` says otherwise. Oldest first.
         */
        get: operations["listClaims"];
    };
    "/api/admin/business-claims/{id}": {
        /**
         * Get a claim
         * @description Returns one claim in the shape of the list. It may have any status, such as one that another administrator just decided.
         */
        get: operations["getClaim"];
    };
    "/api/admin/business-claims/{id}/approve": {
        /**
         * Approve a claim
         * @description Makes the claimant the owner. Other open claims to the business are rejected, and all claimants get an email. A claim without proof needs a `reason`; without one, the answer is 400 with `reason` as its field.
         *
         *     Body limit: 32 KB.
         */
        post: operations["approveClaim"];
    };
    "/api/admin/business-claims/{id}/documents/{n}": {
        /**
         * Get a claim document
         * @description Returns one document of a claim; `n` counts from 1. A PDF is a download with a name from the server, and a picture is shown in the browser.
         */
        get: operations["getClaimDocument"];
    };
    "/api/admin/business-claims/{id}/reject": {
        /**
         * Reject a claim
         * @description The claimant gets the reason by email, and can claim the business again. If another administrator already decided, the answer is 409 `CLAIM_MOVE_REFUSED` with their name.
         *
         *     Body limit: 32 KB.
         */
        post: operations["rejectClaim"];
    };
    "/api/admin/business-verification": {
        /**
         * List businesses by verification status
         * @description Returns public businesses that await verification, unless `status` says otherwise. Longest listed first; for verified ones, longest verified first.
         */
        get: operations["listBusinessVerification"];
    };
    "/api/admin/businesses": {
        /**
         * List all businesses
         * @description Returns businesses in every status, newest first, except merged and deleted ones. A business must match all filters.
         */
        get: operations["listAllBusinesses"];
    };
    "/api/admin/businesses/choices": {
        /**
         * List listing filter values
         * @description Returns the sources of all listings. Use them as filters of `GET /api/admin/businesses`.
         */
        get: operations["listListingChoices"];
    };
    "/api/admin/businesses/{id}": {
        /**
         * Get any business
         * @description Returns a business in any status, as administrators see it. For a merged or deleted one, the answer is 404 `BUSINESS_NOT_FOUND`.
         */
        get: operations["getAnyBusiness"];
        /**
         * Delete any business
         * @description Removes the business everywhere. The deletion can be undone in the audit log for 30 days. A business with active Premium is refused with 409 `LISTING_MOVE_REFUSED`.
         */
        delete: operations["deleteBusiness"];
        /**
         * Update any business
         * @description Changes apply at once, and no import changes these fields again (of `policy`, the changed facts). They replace the owner’s pending changes of the same fields, and the owner gets the reason by email. Photos can be reordered and removed, but not added.
         *
         *     Body limit: 4 MB.
         */
        patch: operations["editBusiness"];
    };
    "/api/admin/businesses/{id}/approve": {
        /**
         * Approve a business
         * @description Approves a new business or the pending changes of an approved one. It goes live, and the owner gets an email.
         */
        post: operations["approveBusiness"];
    };
    "/api/admin/businesses/{id}/close": {
        /**
         * Close a business permanently
         * @description Takes the place out of all lists. Its page says that it closed for one year, and then answers 410. The owner cannot relist it and gets the reason by email.
         */
        post: operations["closeBusiness"];
    };
    "/api/admin/businesses/{id}/hide": {
        /**
         * Hide a business
         * @description Only the owner and administrators can see it, and the owner cannot relist it. The owner gets the reason by email.
         */
        post: operations["hideBusiness"];
    };
    "/api/admin/businesses/{id}/needs-revision": {
        /**
         * Request a revision from the owner
         * @description Asks the owner to change the business and resubmit it. The owner gets the reason by email.
         */
        post: operations["requestBusinessRevision"];
    };
    "/api/admin/businesses/{id}/refuse-verification": {
        /**
         * Refuse to verify a business
         * @description Removes the verified status. The business stays public, and only administrators see the notes.
         */
        post: operations["refuseVerification"];
    };
    "/api/admin/businesses/{id}/reject": {
        /**
         * Reject a business
         * @description Rejects a new business, or the pending changes of an approved one. The owner gets the reason by email, and can edit and resubmit it.
         *
         *     Body limit: 32 KB.
         */
        post: operations["rejectBusiness"];
    };
    "/api/admin/businesses/{id}/reopen": {
        /**
         * Reopen a closed business
         * @description Undoes closing. The business is listed again if it was before. The owner gets the reason by email.
         */
        post: operations["reopenBusiness"];
    };
    "/api/admin/businesses/{id}/review": {
        /**
         * Start reviewing a business
         * @description Marks a pending business as under review, which is optional before a decision. The owner gets no email.
         */
        post: operations["reviewBusiness"];
    };
    "/api/admin/businesses/{id}/unhide": {
        /**
         * Show a hidden business
         * @description Undoes hiding. The business is listed again if it was before. The owner gets the reason by email.
         */
        post: operations["unhideBusiness"];
    };
    "/api/admin/businesses/{id}/verify": {
        /**
         * Verify an approved business
         * @description Marks an approved business as verified from now on; any other business gets 409 `APPROVAL_MOVE_REFUSED`. The owner gets no email.
         */
        post: operations["verifyBusiness"];
    };
    "/api/admin/copyright-notices": {
        /**
         * List copyright notices
         * @description Returns copyright notices that await a decision, unless `status` says otherwise. Oldest first.
         */
        get: operations["listCopyrightNotices"];
    };
    "/api/admin/copyright-notices/{id}": {
        /**
         * Get a copyright notice
         * @description Returns one copyright notice with its counter-notices in the shape of the list. It may have any status.
         */
        get: operations["getCopyrightNotice"];
    };
    "/api/admin/copyright-notices/{id}/decide": {
        /**
         * Decide on a copyright notice
         * @description `accept` hides the content that the notice names, or only `addresses`; `refuse` leaves it. For a counter-notice, `restore` shows the content again after 10 business days, and `uphold` keeps it hidden because of a court case. Both sides get the reason by email.
         *
         *     Body limit: 48 KB.
         */
        post: operations["decideOnCopyrightNotice"];
    };
    "/api/admin/decisions/{id}/undo": {
        /**
         * Undo your decision
         * @description Undoes everything that your decision changed, and its messages are never sent. `id` is the `Decision-Id` of the response to the decision. After 10 seconds the answer is 409 `DECISION_FINAL`; if someone has changed the same records since, 409 `CHANGED_MEANWHILE`.
         */
        post: operations["undoDecision"];
    };
    "/api/admin/duplicates": {
        /**
         * List possible duplicates
         * @description Returns pairs of businesses that may be the same, with a score and reasons, most likely first. `status=dismissed` returns dismissed pairs. Changed businesses are compared again within minutes.
         */
        get: operations["listDuplicates"];
    };
    "/api/admin/duplicates/merge": {
        /**
         * Merge two businesses
         * @description Moves everything of one business to the other, redirects its address, and emails the owner; this can be undone for 30 days. If a member reviewed both, only the newest review is shown, and the owner changes only if you choose that. Refused with 409: `DUPLICATE_DECIDED` if the pair was dismissed, else `MERGE_REFUSED` with what to do first.
         */
        post: operations["mergeBusinesses"];
    };
    "/api/admin/duplicates/{id}": {
        /**
         * Get a possible duplicate
         * @description Returns one pair of businesses in the shape of the list. Dismissed pairs are included.
         */
        get: operations["getDuplicate"];
    };
    "/api/admin/duplicates/{id}/dismiss": {
        /**
         * Dismiss a duplicate
         * @description Marks two businesses as different, so the pair is not suggested again. If another administrator already dismissed the pair or merged one of the businesses, the answer is 409 `DUPLICATE_DECIDED` with their name.
         */
        post: operations["dismissDuplicate"];
    };
    "/api/admin/email-previews": {
        /**
         * Get emails of a decision
         * @description Returns the emails that a decision would send, and changes nothing. A decision that would be refused gets the same error as its own call. Links with a token do not work.
         *
         *     Rate limit: 30 per minute and 600 per hour per member, or per IP address if signed out.
         *
         *     Body limit: 64 KB.
         */
        post: operations["previewEmails"];
    };
    "/api/admin/erasures": {
        /**
         * List ordered erasures
         * @description Returns orders to erase the accounts of children under 13, oldest first. The accounts are already closed, and their members cannot restore them.
         */
        get: operations["listOrderedErasures"];
    };
    "/api/admin/erasures/{id}/confirm": {
        /**
         * Confirm an ordered erasure
         * @description Confirms the order of another administrator, so that the account is erased at `erasureAt` or soon after. You must have been an administrator before the order. Requires a sign-in within the last 10 minutes.
         */
        post: operations["confirmErasure"];
    };
    "/api/admin/erasures/{id}/stop": {
        /**
         * Stop an ordered erasure
         * @description Restores the account with its reviews, even after a confirmation. The reported content is shown again, unless another decision hides it. An account that the member had closed stays closed.
         */
        post: operations["stopErasure"];
    };
    "/api/admin/export": {
        /**
         * Export all public businesses
         * @description Returns all public businesses in a file that can be imported again without changes. Photos and menus are not included. The export is logged in the audit log.
         */
        get: operations["exportDirectory"];
    };
    "/api/admin/health": {
        /**
         * Check the installation
         * @description Checks email, storage, jobs, backups, database, disk, and imports, each for at most five seconds. A failed check does not affect the others. The storage check writes, reads, and deletes a small file.
         */
        get: operations["getSystemHealth"];
    };
    "/api/admin/health/test-email": {
        /**
         * Send a test email
         * @description Sends an email at once through the gateway of all emails and waits up to 25 seconds for its answer. A refusal of the gateway is a result with `delivered: false`. Writes an audit log entry with the masked address.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out.
         */
        post: operations["sendTestEmail"];
    };
    "/api/admin/import-mappings": {
        /**
         * List saved column mappings
         * @description Returns the mapping that the last file with each set of columns was imported with, last used first. With `columns`, at most one.
         */
        get: operations["listImportMappings"];
    };
    "/api/admin/import-mappings/{id}": {
        /**
         * Delete a saved column mapping
         * @description The next file with these columns gets guesses again. Past imports keep their mapping.
         */
        delete: operations["forgetImportMapping"];
    };
    "/api/admin/imports": {
        /**
         * List imports
         * @description Returns imports with their progress, newest first. Dry runs and imports from the command line are included.
         */
        get: operations["listImports"];
        /**
         * Import businesses from a file
         * @description Accepts CSV, JSON lines, GeoJSON, an OpenStreetMap extract, or Overture Maps places (Parquet) of at most 64 MB. A worker processes the file; `GET /api/admin/imports/{id}` returns the progress. Rows are matched by `source` and `externalId`, and fields that were edited by hand stay as they are.
         */
        post: operations["startImport"];
    };
    "/api/admin/imports/template": {
        /**
         * Download the import template
         * @description Returns a CSV file with the column names and one example row. Fill it in and send it to `POST /api/admin/imports`.
         */
        get: operations["getImportTemplate"];
    };
    "/api/admin/imports/{id}": {
        /**
         * Get an import
         * @description Returns one import with its progress. Repeat the call until `state` is `done` or `failed`; `failure` then gives the reason.
         */
        get: operations["getImport"];
    };
    "/api/admin/imports/{id}/lines": {
        /**
         * List rows of an import
         * @description Returns the rows of the file with their results, in file order. `outcome` selects rows with one result.
         */
        get: operations["listImportLines"];
    };
    "/api/admin/imports/{id}/lines/{number}/list": {
        /**
         * List a row anyway
         * @description Lists a row that an import skipped as a likely duplicate, with its source, ID, and credit. Later imports update the listing, and the pair is no longer suggested as duplicates. Refused with 409 `IMPORT_MOVE_REFUSED` for other rows, a listed row, a dry run, and a running or undone import.
         */
        post: operations["listImportRowAnyway"];
    };
    "/api/admin/imports/{id}/map": {
        /**
         * Get the map of an import
         * @description Returns the rows of an import that add or change a listing or are likely duplicates: at most 500 points, or clusters if there are more. `bounds` selects an area.
         */
        get: operations["mapImport"];
    };
    "/api/admin/imports/{id}/report": {
        /**
         * Download an import report
         * @description Returns all rows of the file with their results, as CSV. While the import runs, it contains the rows processed so far.
         */
        get: operations["getImportReport"];
    };
    "/api/admin/imports/{id}/towns": {
        /**
         * Count rows per town
         * @description Returns the 50 towns with most rows that add or change a listing or are likely duplicates. `X-Total-Count` is the number of all towns.
         */
        get: operations["countImportTowns"];
    };
    "/api/admin/imports/{id}/undo": {
        /**
         * Undo an import
         * @description Restores what an import changed, in a worker; `GET /api/admin/imports/{id}` returns the progress in `undo`. What owners, reviewers, administrators, later imports, or other sources touched since stays; `GET /api/admin/imports/{id}/undo/lines` lists it. Refused with 409 `IMPORT_MOVE_REFUSED` for a dry run, a running or undone import, and after 30 days.
         */
        post: operations["undoImport"];
    };
    "/api/admin/imports/{id}/undo/lines": {
        /**
         * List what an undo left
         * @description Returns the listings that the undo of an import left as they are, in whole or in part. Each has the reason.
         */
        get: operations["listImportUndoLines"];
    };
    "/api/admin/login": {
        /**
         * Sign in as administrator
         * @description Starts a session with a cookie. If the administrator has a second factor, a missing `totp` gets 401 `TOTP_REQUIRED`, and a wrong or used one gets 401 `INVALID_CODE`. After 5 failures from one address in 15 minutes, or 5 wrong codes of one administrator in 15 minutes (20 a day), the answer is 429.
         */
        post: operations["signInAdministrator"];
    };
    "/api/admin/logout": {
        /**
         * Sign out as administrator
         * @description Ends the session of this browser and deletes its cookie; other sessions continue. Without a session, nothing changes.
         */
        post: operations["signOutAdministrator"];
    };
    "/api/admin/members/{userId}": {
        /**
         * Get a member
         * @description Returns a member’s name, email address, and status, with their listings, claims, messages, and reports. A closed account is returned until it is erased.
         */
        get: operations["getMemberAsAdministrator"];
    };
    "/api/admin/members/{userId}/sanctions": {
        /**
         * Sanction a member
         * @description Warns, restricts, or suspends a member without a report; the member gets a notice and can appeal. `erase_minor` closes the account of a child under 13 and erases it after 24 hours, unless an administrator stops the erasure; it requires a sign-in within the last 10 minutes. A member who is already suspended gets 409.
         */
        post: operations["sanctionMember"];
    };
    "/api/admin/merges": {
        /**
         * List merges
         * @description Returns merges of businesses, most recent first, including undone ones. A merge that can still be undone has `undo` in `moves`.
         */
        get: operations["listMerges"];
    };
    "/api/admin/merges/{id}/undo": {
        /**
         * Undo a merge
         * @description Restores both businesses; what the kept one received since then (reviews, visits) stays with it. Refused with 409 `MERGE_REFUSED` and what to do first after 30 days, if the merge is already undone, if the kept business was merged again, or if it got its owner from the merge and now has Premium or a pending change.
         */
        post: operations["undoMerge"];
    };
    "/api/admin/outgoing": {
        /**
         * List undelivered messages
         * @description Returns messages that failed (newest first) or wait (oldest first), without their content and full address. For postcards, see `GET /api/admin/postcards`.
         */
        get: operations["listOutgoing"];
    };
    "/api/admin/outgoing/{id}/resend": {
        /**
         * Resend a failed message
         * @description Queues a failed message again with the usual number of attempts. A message that is already sent or queued, or whose code or link is used, replaced, or expired, gets 409 `CHANGED_MEANWHILE` with the reason.
         */
        post: operations["resendMessage"];
    };
    "/api/admin/ownership-requests": {
        /**
         * List ownership requests
         * @description Returns requests that await a decision, unless `status` says otherwise. Oldest first.
         */
        get: operations["listOwnershipRequests"];
    };
    "/api/admin/ownership-requests/{id}": {
        /**
         * Get an ownership request
         * @description Returns one request in the shape of the list. It may have any status, such as one that another administrator just decided.
         */
        get: operations["getOwnershipRequest"];
    };
    "/api/admin/ownership-requests/{id}/approve": {
        /**
         * Approve an ownership request
         * @description Makes the requester the owner. Both sides get an email with the reason. Premium that the former owner pays ends with the paid period.
         *
         *     Body limit: 32 KB.
         */
        post: operations["approveOwnershipRequest"];
    };
    "/api/admin/ownership-requests/{id}/documents/{side}/{n}": {
        /**
         * Get an ownership document
         * @description Returns one document of the requester or the owner; `n` counts from 1. A PDF is a download with a name from the server, and a picture is shown in the browser.
         */
        get: operations["getOwnershipDocument"];
    };
    "/api/admin/ownership-requests/{id}/reject": {
        /**
         * Reject an ownership request
         * @description The business stays with its owner, and both sides get an email with the reason. If another administrator already decided, the answer is 409 `OWNERSHIP_REQUEST_MOVE_REFUSED` with their name.
         *
         *     Body limit: 32 KB.
         */
        post: operations["rejectOwnershipRequest"];
    };
    "/api/admin/password": {
        /**
         * Change your administrator password
         * @description Requires your current password, and easy passwords are refused. A second factor that is not confirmed yet is dropped. Your other sessions end.
         */
        put: operations["changeAdministratorPassword"];
    };
    "/api/admin/pending-businesses": {
        /**
         * List businesses awaiting approval
         * @description Returns businesses that are pending or under review, and approved ones with pending changes. Oldest first.
         */
        get: operations["listPendingBusinesses"];
    };
    "/api/admin/policies": {
        /**
         * List policies by age
         * @description Returns public places with a pet policy, the longest unconfirmed first. Edits, imports, and visitors’ answers count.
         */
        get: operations["listPolicies"];
    };
    "/api/admin/policies/{id}/ask": {
        /**
         * Request confirmation from an owner
         * @description Emails the owner a link to confirm the policy, which replaces an earlier one. Within 7 days of the last email, the answer is 409 `OWNER_ASKED`. Recorded in the audit log.
         */
        post: operations["askToConfirmPolicy"];
    };
    "/api/admin/policies/{id}/confirm": {
        /**
         * Confirm facts for a business
         * @description Confirms facts after you asked the business, for example by phone. Recorded in the audit log with the reason. If a value has changed, nothing is confirmed, and the answer is 409 `FACT_CHANGED`.
         *
         *     Body limit: 96 KB.
         */
        post: operations["confirmPolicyByPhone"];
    };
    "/api/admin/postcards": {
        /**
         * List postcards to print
         * @description Returns the latest unsent postcard of each waiting claim, oldest first. Only this list and the card show the code.
         */
        get: operations["listPostcards"];
    };
    "/api/admin/postcards/{id}/sent": {
        /**
         * Mark a postcard as sent
         * @description Removes a mailed postcard from the list. Its code keeps working.
         */
        post: operations["markPostcardSent"];
    };
    "/api/admin/presence": {
        /**
         * Report the open item
         * @description Call this every few seconds while you look at a queue. Returns other administrators who reported an open item in the last 15 seconds, and what others decided in this queue in the last 2 minutes.
         */
        put: operations["reportPresence"];
    };
    "/api/admin/queues/{queue}": {
        /**
         * Get a queue
         * @description Returns everything that waits in a queue in short rows, without paging. Each row says what to look at first, and why. Duplicates start with the most likely, other queues with the oldest.
         */
        get: operations["getQueue"];
    };
    "/api/admin/replies": {
        /**
         * List saved replies
         * @description Returns all saved replies by title. All administrators share them. Placeholders are filled by the client that inserts a reply.
         */
        get: operations["listSavedReplies"];
        /**
         * Add a saved reply
         * @description Adds a text that all administrators can insert. There can be at most 200; another one gets 409 `TOO_MANY_SAVED_REPLIES`.
         */
        post: operations["addSavedReply"];
    };
    "/api/admin/replies/{id}": {
        /**
         * Change a saved reply
         * @description Replaces the title, kind, and text. If another administrator changed the reply since `version`, the answer is 409 `CHANGED_MEANWHILE` with their name.
         */
        put: operations["changeSavedReply"];
        /**
         * Delete a saved reply
         * @description Deletes a reply for all administrators. Texts that contain it stay as they are.
         */
        delete: operations["deleteSavedReply"];
    };
    "/api/admin/reports": {
        /**
         * List reported content
         * @description Returns one item per reported thing, with all its reports. Oldest first, and open unless `status` says otherwise.
         */
        get: operations["listReports"];
    };
    "/api/admin/reports/{id}": {
        /**
         * Get reported content
         * @description Returns one reported thing with its reports in the shape of the list. It may have any status.
         */
        get: operations["getReport"];
    };
    "/api/admin/reports/{id}/resolve": {
        /**
         * Decide on reported content
         * @description One decision closes all reports of one thing. The author gets a notice with the note and a link to appeal, except after `keep` and `erase_minor`, and the reporters learn whether we acted. `erase_minor` requires a sign-in within the last 10 minutes, and a second decision gets 409 `REPORT_RESOLVED`.
         */
        post: operations["resolveReport"];
    };
    "/api/admin/search": {
        /**
         * Search records of every kind
         * @description Finds businesses, members, claims, feedback, and reports, up to 5 of each. `query` has beginnings of words, the beginning of a name or email address, or an ID.
         */
        get: operations["searchAsAdministrator"];
    };
    "/api/admin/session": {
        /**
         * Get the current administrator session
         * @description Returns the name of the signed-in administrator and the time when the session ends. That is 24 hours after the sign-in, even while the session is in use.
         */
        get: operations["getAdministratorSession"];
    };
    "/api/admin/stats": {
        /**
         * Get the dashboard figures
         * @description Returns totals for the whole directory, the length and oldest item of each work queue, and recent growth. `daily` has an entry for each of the last 28 days (UTC).
         */
        get: operations["getAdminStats"];
    };
    "/api/admin/totp": {
        /**
         * Set up a second factor
         * @description Requires your current password. The new factor counts once you confirm it with a first code. If you already have a second factor, send a code from it; it stays valid until then.
         */
        post: operations["setUpTotp"];
    };
    "/api/admin/totp/confirm": {
        /**
         * Confirm your second factor
         * @description Turns on the second factor with its first code. Your other sessions end.
         */
        post: operations["confirmTotp"];
    };
    "/api/admin/totp/remove": {
        /**
         * Remove your second factor
         * @description Turns off the second factor; send a current code. Your other sessions end.
         */
        post: operations["removeTotp"];
    };
    "/api/admin/uploads/demo/{file}": {
        /**
         * Get a demo picture for review
         * @description Also returns pictures that were taken down. The format is AVIF if `Accept` names it, else WebP.
         */
        get: operations["getDemoPictureForAdministrator"];
    };
    "/api/admin/uploads/{file}": {
        /**
         * Get an upload for review
         * @description Also returns uploads that were taken down. A picture is AVIF if `Accept` names it and a version exists, else WebP; a document is a download.
         */
        get: operations["getUploadForAdministrator"];
    };
    "/api/admin/user-feedback": {
        /**
         * List feedback
         * @description Returns feedback of every type and status, newest first. Only administrators see the contact data and `adminNotes`.
         */
        get: operations["listFeedback"];
    };
    "/api/admin/user-feedback/pending": {
        /**
         * List pending feedback
         * @description Returns feedback that no administrator has started on, oldest first. It leaves this list when its status changes.
         */
        get: operations["listPendingFeedback"];
    };
    "/api/admin/user-feedback/type/{feedbackType}": {
        /**
         * List feedback of one type
         * @description Returns feedback of one type in every status, newest first. An unknown type gets 404.
         */
        get: operations["listFeedbackOfType"];
    };
    "/api/admin/user-feedback/{id}": {
        /**
         * Get feedback
         * @description Returns one message, report, or recommendation in the shape of the list. It may have any status.
         */
        get: operations["getFeedback"];
    };
    "/api/admin/user-feedback/{id}/answer": {
        /**
         * Record an answer to feedback
         * @description Records that you answered the sender, who can see when. It sends nothing.
         */
        put: operations["recordFeedbackAnswer"];
    };
    "/api/admin/user-feedback/{id}/close-business": {
        /**
         * Close a reported business
         * @description Marks the business that the feedback is about as permanently closed, and completes the feedback, in one step. If either is refused with 409, nothing changes.
         */
        post: operations["closeReportedBusiness"];
    };
    "/api/admin/user-feedback/{id}/complete": {
        /**
         * Complete feedback
         * @description Records what was done. If a member sent the feedback, they can see it.
         */
        put: operations["completeFeedback"];
    };
    "/api/admin/user-feedback/{id}/listing": {
        /**
         * Create a business from a recommendation
         * @description Creates a public business without an owner, so anyone can claim it, and never with the sender’s words unless `allowPublicDisplay` is true. Completes the recommendation and emails the sender if possible. A possible duplicate gets 409 `LIKELY_DUPLICATE` with `businesses`, unless `force` is true.
         *
         *     Body limit: 64 KB.
         */
        post: operations["createBusinessFromRecommendation"];
    };
    "/api/admin/user-feedback/{id}/status": {
        /**
         * Set the status of feedback
         * @description Accepts any status. Reopening requires a note, and completed feedback cannot be completed again.
         */
        put: operations["setFeedbackStatus"];
    };
    "/api/admin/webhooks": {
        /**
         * List administrator webhooks
         * @description Returns your webhooks, newest first, without their secrets. `disabledReason` says why one is disabled.
         */
        get: operations["listAdminWebhooks"];
        /**
         * Add an administrator webhook
         * @description Adds an endpoint that gets events about everything that is public. You can have at most 20; another one gets 409 `TOO_MANY_WEBHOOKS`. Requests are signed as in the Standard Webhooks specification.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["addAdminWebhook"];
    };
    "/api/admin/webhooks/{webhookId}": {
        /**
         * Change an administrator webhook
         * @description Replaces the address, description, and events, and enables or disables the webhook. A disabled webhook records no events; those that wait are sent once it is enabled.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        put: operations["changeAdminWebhook"];
        /**
         * Delete an administrator webhook
         * @description Deletes the webhook with its log and everything that waits to be sent. This cannot be undone.
         */
        delete: operations["deleteAdminWebhook"];
    };
    "/api/admin/webhooks/{webhookId}/deliveries": {
        /**
         * List an administrator webhook’s deliveries
         * @description Returns the events of the last 30 days for a webhook, newest first, at most 50,000 requests of all your webhooks. Events of one business are sent in order: one that fails holds back only later ones of its business.
         */
        get: operations["listAdminWebhookDeliveries"];
    };
    "/api/admin/webhooks/{webhookId}/deliveries/{deliveryId}": {
        /**
         * Get an administrator delivery
         * @description Returns an event with its newest attempts. Each has the exact request and the answer.
         */
        get: operations["getAdminWebhookDelivery"];
    };
    "/api/admin/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        /**
         * Resend an administrator delivery
         * @description Sends an event again, with the same `webhook-id` and its current data. One that already waits gets 409 `CHANGED_MEANWHILE`; a disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["replayAdminWebhookDelivery"];
    };
    "/api/admin/webhooks/{webhookId}/replays": {
        /**
         * Resend failed administrator deliveries
         * @description Sends all failed events of a webhook again, in their order. A disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["replayFailedAdminWebhookDeliveries"];
    };
    "/api/admin/webhooks/{webhookId}/secret": {
        /**
         * Create a new administrator webhook secret
         * @description Creates a new secret. For a day, requests have two signatures: one with the new secret, and one with the old one. Not available to access tokens.
         */
        post: operations["rotateAdminWebhookSecret"];
    };
    "/api/admin/webhooks/{webhookId}/test": {
        /**
         * Send an administrator test event
         * @description Sends a `webhook.test` event once, without repeating it. The delivery shows what the endpoint answered. A disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 20 per hour per member, or per IP address if signed out.
         */
        post: operations["testAdminWebhook"];
    };
    "/api/alerts/{secret}/feed": {
        /**
         * Get the feed of an alert
         * @description Returns an Atom feed with the news of the last 30 days, at most 50 places. The address is a secret, and no sign-in is needed. News appears within five minutes.
         *
         *     Rate limit: 120 per hour per member, or per IP address if signed out.
         */
        get: operations["getAlertFeed"];
    };
    "/api/appeals/{token}": {
        /**
         * Get a notice by link
         * @description Takes the secret from the link in the notice’s email. The link works for 180 days without signing in.
         */
        get: operations["getNoticeByLink"];
        /**
         * Appeal a notice by link
         * @description Takes the secret from the link in the notice’s email, without signing in. Each notice can be appealed once.
         *
         *     Rate limit: 20 per hour per member, or per IP address if signed out.
         */
        post: operations["appealNoticeByLink"];
    };
    "/api/auth/user": {
        /**
         * Get the signed-in member
         * @description Returns your account, with your preferences and notification settings. If calls get 403, `ageConfirmed` and `sanction` show why you cannot make changes.
         */
        get: operations["getCurrentUser"];
    };
    "/api/billing/portal": {
        /**
         * Open the billing portal
         * @description Returns the address of the page where you manage cards and invoices. Members who never paid get 409 `NOTHING_PAID`.
         *
         *     Rate limit: 30 per hour per member, or per IP address if signed out.
         */
        post: operations["openBillingPortal"];
    };
    "/api/business-claims/mine": {
        /**
         * List your claims
         * @description Returns your claims in every status, newest first. `moves` shows what you can do next, such as entering a code.
         */
        get: operations["listOwnClaims"];
    };
    "/api/business-claims/{id}/cancel": {
        /**
         * Cancel a claim
         * @description Your open claim becomes `expired`, and its code no longer works. You can claim the business again immediately.
         */
        post: operations["cancelClaim"];
    };
    "/api/business-claims/{id}/check": {
        /**
         * Check a claim’s website proof
         * @description Looks for the meta tag, file, or DNS record on the website of the listing. If the proof is found, the claim is under review; otherwise it stays pending.
         *
         *     Rate limit: 20 per hour per member, or per IP address if signed out.
         */
        post: operations["checkClaimWebsite"];
    };
    "/api/business-claims/{id}/resend": {
        /**
         * Resend a claim code
         * @description Sends a new code and invalidates the old one. You get at most three codes a day per business; after that, 429 `CLAIM_CODE_LIMIT`.
         */
        post: operations["resendClaimCode"];
    };
    "/api/business-claims/{id}/verify": {
        /**
         * Verify a claim code
         * @description Checks the code that you received. A wrong code and an unknown claim get the same answer. The claim expires after the fifth wrong code, and each code works only once.
         */
        post: operations["verifyClaim"];
    };
    "/api/business-transfers/mine": {
        /**
         * List your handovers
         * @description Returns the offers that you made, and those that you accepted, newest first. `moves` shows what you can do next.
         */
        get: operations["listOwnTransfers"];
    };
    "/api/business-transfers/{id}/undo": {
        /**
         * Undo a handover
         * @description Makes you the owner again, within 7 days of the handover. What the other owner changed stays. Needs a recent sign-in.
         */
        post: operations["undoTransfer"];
    };
    "/api/business-transfers/{id}/withdraw": {
        /**
         * Withdraw a handover offer
         * @description Ends your open offer. The emailed link no longer works, and the recipient gets an email.
         */
        post: operations["withdrawTransfer"];
    };
    "/api/businesses": {
        /**
         * Search businesses
         * @description Searches public businesses by text, category, place, and features; unknown parameters are ignored. A text also finds synonyms, and a search that finds nothing is relaxed step by step; `Search-Understood` says how, and `exact` turns both off. With a location, each result has `distance` in miles, and `isNearby` outside the named city; with `pets`, `fit`.
         */
        get: operations["searchBusinesses"];
        /**
         * Create a business
         * @description Creates a business that belongs to you. It goes live when an administrator approves it. Without coordinates, it is placed at the center of its ZIP code or town; features beyond the tier are refused.
         *
         *     Rate limit: 20 per day per member, or per IP address if signed out.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        post: operations["createBusiness"];
    };
    "/api/businesses/batch": {
        /**
         * Get businesses by ID
         * @description Takes at most 100 IDs. Returns each public business once, in the order of the IDs, and skips all others.
         */
        post: operations["batchBusinesses"];
    };
    "/api/businesses/facets": {
        /**
         * Count matches per filter
         * @description Takes the filters of the search. Each number is the total that the search would have with one more choice: a perk is added to the chosen ones, and a kind, price, or minimum rating replaces the chosen one.
         */
        get: operations["countFacets"];
    };
    "/api/businesses/favorites": {
        /**
         * List community favorites
         * @description Returns businesses with at least 10 reviews of 4 or 5 stars, best first. The list is the same for everyone.
         */
        get: operations["listCommunityFavorites"];
    };
    "/api/businesses/map": {
        /**
         * Search businesses for a map
         * @description Runs the same search and returns at most 500 points, or clusters if there are more. `X-Total-Count` equals that of the search, or counts the results in `view`. With a known location or coordinates, each point has `distance` in miles, measured from `X-Search-Origin`.
         */
        get: operations["mapBusinesses"];
    };
    "/api/businesses/owner/{userId}": {
        /**
         * List a member’s businesses
         * @description Returns approved and active businesses, best first; empty for an unknown member. You see all your own businesses, those that need work first, with `approvalStatus`, `rejectionReason`, and `pendingChanges`.
         */
        get: operations["listOwnedBusinesses"];
    };
    "/api/businesses/similar": {
        /**
         * Find possible duplicates
         * @description Returns at most 5 public businesses that may be the same as the one you describe, most likely first. They have a similar name nearby, or the same name and town, phone number, website, or location (within 100 meters). A phone number alone does not count in another state.
         */
        post: operations["findSimilarBusinesses"];
    };
    "/api/businesses/{id}": {
        /**
         * Get a business
         * @description Returns the public data of a business. Owners get their own as `OwnerBusiness`, and administrators get any as `AdminBusiness`, public or not. If it was merged into another one, the answer redirects (301) there.
         */
        get: operations["getBusiness"];
        /**
         * Withdraw your business
         * @description Hides the business from everyone except you and administrators. Nothing is deleted.
         */
        delete: operations["withdrawBusiness"];
        /**
         * Update your business
         * @description Absent fields stay as they are, and null clears a field. For an approved business, a new name, address, category, or website waits for an administrator while the old one stays public.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        patch: operations["changeBusiness"];
    };
    "/api/businesses/{id}/analytics": {
        /**
         * Get analytics for your business
         * @description Returns visitor interactions per day (UTC), oldest first; today is the last day and still counts. Interactions appear within two seconds. The tier of the business limits how far back you can go and whether `format=csv` is available; beyond it, the answer is 403.
         */
        get: operations["getAnalytics"];
    };
    "/api/businesses/{id}/billing": {
        /**
         * Cancel Premium for your business
         * @description Premium ends when the paid period ends, or immediately if a payment is missing. An unpaid order is canceled. Nothing is deleted.
         *
         *     Rate limit: 30 per hour per member, or per IP address if signed out.
         */
        delete: operations["endPremium"];
    };
    "/api/businesses/{id}/billing/checkout": {
        /**
         * Start a Premium checkout
         * @description Returns the address of the payment page; a repeated call returns the same payment. A canceled Premium that is still running is resumed. If Premium is free on this site, it starts immediately, and the address is that of the plan page.
         *
         *     Rate limit: 30 per hour per member, or per IP address if signed out.
         */
        post: operations["startCheckout"];
    };
    "/api/businesses/{id}/claim": {
        /**
         * Claim a business
         * @description You can have one open claim per business, and an administrator decides on it. A code goes to the phone or email address of the listing, or else to yours, and works for 10 minutes, or 30 days on a postcard. `moves` in the answer shows what you can do next.
         *
         *     Rate limit: 5 per day per member, or per IP address if signed out.
         *
         *     Body limit: 64 KB.
         */
        post: operations["claimBusiness"];
    };
    "/api/businesses/{id}/facts": {
        /**
         * List facts with their history
         * @description Returns each known fact of the pet policy and the opening hours with at most 50 statements, newest first. They name the kind of source, never the person.
         */
        get: operations["listFacts"];
    };
    "/api/businesses/{id}/facts/confirm": {
        /**
         * Confirm facts as the owner
         * @description Says that facts of your own business are still right. If a value has changed, nothing is confirmed, and the answer is 409 `FACT_CHANGED`.
         *
         *     Rate limit: 60 per hour and 300 per day per member, or per IP address if signed out.
         *
         *     Body limit: 80 KB.
         */
        post: operations["confirmFacts"];
    };
    "/api/businesses/{id}/facts/{key}/answer": {
        /**
         * Confirm or contradict a fact
         * @description Takes one answer in 90 days for each fact, except about your own business. If the value has changed, the answer is 409 `FACT_CHANGED` with the current one. Answers from one network count once.
         *
         *     Rate limit: 60 per hour and 300 per day per member, or per IP address if signed out.
         */
        post: operations["answerFact"];
    };
    "/api/businesses/{id}/favorite": {
        /**
         * Save a place
         * @description Adds a business to your default list, unless one of your lists already contains it. A repeated call changes nothing.
         */
        put: operations["savePlace"];
        /**
         * Remove a saved place
         * @description Removes a business from all your lists, with your notes. If it is not saved, nothing changes.
         */
        delete: operations["removeSavedPlace"];
    };
    "/api/businesses/{id}/fit": {
        /**
         * Check if pets can come
         * @description Answers `yes`, `ask`, or `no` with all reasons, the most important first; unknown facts lead to `ask`. Without `at`, opening hours do not count. The same answer filters the search with `fits`.
         */
        get: operations["getFit"];
    };
    "/api/businesses/{id}/interactions": {
        /**
         * Record a visitor interaction
         * @description Counts an interaction for the owner. A visitor counts once per type and half hour, and a view once per visit and day; bots and the owner do not count. Sets no cookie, and stores no IP address, only a hash for 30 days whose salt is deleted after one day.
         */
        post: operations["recordInteraction"];
    };
    "/api/businesses/{id}/lists": {
        /**
         * List your lists with a place
         * @description Returns those of your lists that contain the business, with your notes. Empty if it is not saved.
         */
        get: operations["listListsOfPlace"];
    };
    "/api/businesses/{id}/ownership-requests": {
        /**
         * Request ownership of a business
         * @description Asks the owner, who gets an email and has 7 days to answer. After that, an administrator decides. You can have one open request per business, and 3 in total.
         *
         *     Rate limit: 5 per day per member, or per IP address if signed out.
         *
         *     Body limit: 32 KB.
         */
        post: operations["requestOwnership"];
    };
    "/api/businesses/{id}/people": {
        /**
         * List people of a business
         * @description Returns the owner and the members with a role, to each of them. Only the owner sees open invitations. A business can have at most 20 people, so the response has no pages.
         */
        get: operations["listPeople"];
    };
    "/api/businesses/{id}/people/activity": {
        /**
         * List activity of people
         * @description Returns who changed the listing, responded to reviews, or changed people, newest first, for the owner and managers. The public never sees it.
         */
        get: operations["listPeopleActivity"];
    };
    "/api/businesses/{id}/people/invitations": {
        /**
         * Send an invitation by email
         * @description Emails a link that works once, for 7 days, for the account with this confirmed address. Open invitations count among the 20 people of a business. An access token cannot do this.
         *
         *     Rate limit: 20 per day per member, or per IP address if signed out.
         */
        post: operations["invitePerson"];
    };
    "/api/businesses/{id}/people/invitations/{invitationId}": {
        /**
         * Withdraw an invitation
         * @description Ends the link of an open invitation. An access token cannot do this.
         */
        delete: operations["withdrawInvitation"];
    };
    "/api/businesses/{id}/people/invitations/{invitationId}/resend": {
        /**
         * Resend an invitation
         * @description Emails a new link, which replaces the earlier one. An invitation is emailed at most 4 times. An access token cannot do this.
         *
         *     Rate limit: 20 per day per member, or per IP address if signed out.
         */
        post: operations["resendInvitation"];
    };
    "/api/businesses/{id}/people/leave": {
        /**
         * End your role in a business
         * @description Ends your own role and emails the owner. The owner cannot leave: hand the business over first. An access token cannot do this.
         */
        post: operations["leaveBusiness"];
    };
    "/api/businesses/{id}/people/{userId}": {
        /**
         * Change the role of a person
         * @description Takes effect on their next request and emails them. An access token cannot do this.
         */
        put: operations["changeRole"];
        /**
         * Remove a person
         * @description Ends the role of a person on their next request and emails them. Their responses stay. An access token cannot do this.
         */
        delete: operations["removePerson"];
    };
    "/api/businesses/{id}/relist": {
        /**
         * Relist a withdrawn business
         * @description Undoes a withdrawal. The approval status stays the same, so an approved business is public again immediately.
         */
        post: operations["relistBusiness"];
    };
    "/api/businesses/{id}/reviews": {
        /**
         * List reviews of a business
         * @description Returns the published reviews of a business, newest first unless `sort` says otherwise. For members, `votedHelpful` shows which reviews they marked as helpful.
         */
        get: operations["listReviews"];
        /**
         * Review a business
         * @description You can review each business once, but not your own. Ratings and counts update immediately, and the owner gets an email. `petsIndoors` and `petsOnPatio` count for the pet policy, once in 90 days, while the review is shown.
         *
         *     Rate limit: 20 per day per member, or per IP address if signed out.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        post: operations["writeReview"];
    };
    "/api/businesses/{id}/reviews/summary": {
        /**
         * Summarize reviews of a business
         * @description Returns the number of reviews per rating, frequent words, and the newest photos. The words come from the newest 200 reviews, the figures from all published ones.
         */
        get: operations["summarizeBusinessReviews"];
    };
    "/api/businesses/{id}/submit": {
        /**
         * Resubmit your business
         * @description Sends a business that was rejected or needs revision back for approval. In any other status, the answer is 409 `APPROVAL_MOVE_REFUSED`.
         */
        post: operations["submitBusiness"];
    };
    "/api/businesses/{id}/transfer": {
        /**
         * Send a handover offer
         * @description Emails an offer to the new owner, who has 7 days to accept it. The email goes out whether or not the address has an account. Needs a recent sign-in.
         *
         *     Rate limit: 5 per day per member, or per IP address if signed out.
         */
        post: operations["offerTransfer"];
    };
    "/api/businesses/{id}/turned-away": {
        /**
         * List reports of turned-away visitors
         * @description Returns the reports of the last 12 months with the owner’s answers, newest first. A report appears once the owner has answered it, or after 72 hours. Members also get their own reports, which have `own`.
         */
        get: operations["listTurnedAway"];
        /**
         * Report that you were turned away
         * @description Takes one report per member and place in 90 days, even if you delete it, but none of your own business. The owner gets an email and has 72 hours to answer. Without an answer, or without an owner, the report counts: what it contradicts is shown as disputed.
         *
         *     Rate limit: 20 per day per member, or per IP address if signed out.
         */
        post: operations["reportTurnedAway"];
    };
    "/api/callback": {
        /**
         * Finish a sign-in
         * @description For browsers: the sign-in service redirects here. Each sign-in works once, in the browser that started it.
         */
        get: operations["finishSignIn"];
    };
    "/api/changes": {
        /**
         * List changes of businesses
         * @description Returns what changed in the public directory, so that you can keep a copy up to date. Each business appears with its last change only, and never before all earlier changes. Hidden businesses are listed without end, so that you can come back at any time.
         */
        get: operations["listChanges"];
    };
    "/api/copyright-notices": {
        /**
         * Send a copyright notice
         * @description Takes the statements that US law requires (17 U.S.C. § 512(c)(3)); anyone can send one. An administrator decides, and the sender gets an email.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out.
         *
         *     Body limit: 64 KB.
         */
        post: operations["sendCopyrightNotice"];
    };
    "/api/copyright-notices/{id}": {
        /**
         * Get a copyright takedown
         * @description Returns what a copyright notice took down, for the member who published it. Everyone else gets 404.
         */
        get: operations["getCopyrightTakedown"];
    };
    "/api/copyright-notices/{id}/counter-notice": {
        /**
         * Send a counter-notice
         * @description Takes the statements that US law requires (17 U.S.C. § 512(g)(3)), from the member whose content was taken down. The sender of the notice gets it with your name, postal address, and phone number. The content returns after 10 to 14 business days, unless the sender goes to court.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out.
         *
         *     Body limit: 32 KB.
         */
        post: operations["sendCounterNotice"];
    };
    "/api/feedback": {
        /**
         * List your feedback
         * @description Returns your reports, recommendations, and messages with their status, newest first. Feedback that you sent while signed out is not included.
         */
        get: operations["listOwnFeedback"];
        /**
         * Send feedback
         * @description Does the same as POST /api/user-feedback. Both calls share one rate limit.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out. Counted separately for `feedbackType` `business_recommendation`, `listing_issue`: 5 per hour each.
         *
         *     Body limit: 96 KB.
         */
        post: operations["sendFeedback"];
    };
    "/api/guide-dogs": {
        /**
         * List Guide Dogs
         * @description Returns members whose reviews help others, those with the most reviews first. Paused and hidden profiles are not included.
         */
        get: operations["listGuideDogs"];
        /**
         * Become a Guide Dog
         * @description Creates your Guide Dog profile; each member can have one. Its review count and tier come from all your published reviews, including earlier ones.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        post: operations["createGuideDog"];
    };
    "/api/guide-dogs/user/{userId}": {
        /**
         * Get a member’s Guide Dog
         * @description Returns the Guide Dog profile of a member. Same as `GET /api/guide-dogs/{userId}`.
         */
        get: operations["getGuideDogOfUser"];
    };
    "/api/guide-dogs/{userId}": {
        /**
         * Get a Guide Dog
         * @description Returns the Guide Dog profile of a member, by the ID of the member. Only the member sees a paused or hidden profile; everyone else gets 404.
         */
        get: operations["getGuideDog"];
        /**
         * Update your Guide Dog
         * @description Absent fields stay as they are, and null clears a field. If the linked pet has a photo, it is shown instead of `petImageUrl`.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        put: operations["changeGuideDog"];
    };
    "/api/invitations/{token}": {
        /**
         * Get an invitation by link
         * @description Takes the secret from the emailed link and says who invites to which business, and if you can accept. Changes nothing.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        get: operations["getInvitation"];
    };
    "/api/invitations/{token}/accept": {
        /**
         * Accept an invitation
         * @description Gives you the role, if your confirmed email address is the invited one, and emails the owner. An access token cannot do this.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["acceptInvitation"];
    };
    "/api/invitations/{token}/decline": {
        /**
         * Decline an invitation
         * @description Ends the link and emails the owner. An access token cannot do this.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["declineInvitation"];
    };
    "/api/locations/middle": {
        /**
         * Find the center of an address
         * @description Returns where the pin of a new business starts: the center of its ZIP code, else of its city. A business created without coordinates is placed there.
         */
        get: operations["findAddressCenter"];
    };
    "/api/locations/suggestions": {
        /**
         * Suggest locations for a text
         * @description Returns states, cities, and ZIP codes that start with the text, best first. Cities with businesses come before others. The list is empty for fewer than 2 characters.
         */
        get: operations["suggestLocations"];
    };
    "/api/locations/towns": {
        /**
         * List towns near a location
         * @description Returns the nearest towns within 50 miles that have businesses. Empty for a state or an unknown location.
         */
        get: operations["listTowns"];
    };
    "/api/login": {
        /**
         * Start a sign-in
         * @description For browsers: redirects to the sign-in service. `returnTo` is a path on this site; any other value becomes `/`. If it is absent, the browser’s last unfinished sign-in continues.
         */
        get: operations["startSignIn"];
    };
    "/api/logout": {
        /**
         * Sign out
         * @description For browsers: ends the session here and at the sign-in service. Visits from other sites get a page that asks first.
         */
        get: operations["signOut"];
    };
    "/api/oembed": {
        /**
         * Get HTML that embeds a place
         * @description Tells how another website shows a public place, as described on oembed.com. Pages of places name this address in their HTML.
         */
        get: operations["getOEmbed"];
    };
    "/api/openapi.yaml": {
        /**
         * Get this document
         * @description Returns the description of this API in OpenAPI 3.1. The title and the addresses in its examples are those of this site.
         */
        get: operations["getOpenApi"];
    };
    "/api/ownership-requests/mine": {
        /**
         * List your ownership requests
         * @description Returns your requests in every status, newest first. `moves` shows what you can do next.
         */
        get: operations["listOwnOwnershipRequests"];
    };
    "/api/ownership-requests/received": {
        /**
         * List received ownership requests
         * @description Returns the requests for your businesses in every status, newest first. `moves` shows how you can answer.
         */
        get: operations["listReceivedOwnershipRequests"];
    };
    "/api/ownership-requests/{id}/accept": {
        /**
         * Accept an ownership request
         * @description Makes the requester the owner at once. Your subscription for the business ends. Needs a recent sign-in.
         */
        post: operations["acceptOwnershipRequest"];
    };
    "/api/ownership-requests/{id}/decline": {
        /**
         * Decline an ownership request
         * @description The requester gets your reason. If an administrator already reviews the request, your reason and documents are added to it.
         *
         *     Body limit: 32 KB.
         */
        post: operations["declineOwnershipRequest"];
    };
    "/api/ownership-requests/{id}/escalate": {
        /**
         * Request an administrator’s decision
         * @description Takes a declined request to an administrator, within 7 days of the refusal. The request needs at least one document.
         */
        post: operations["escalateOwnershipRequest"];
    };
    "/api/ownership-requests/{id}/withdraw": {
        /**
         * Withdraw an ownership request
         * @description Your open request becomes `withdrawn`, and the owner gets an email. You can ask again at any time, or 30 days after the owner declined it.
         */
        post: operations["withdrawOwnershipRequest"];
    };
    "/api/pet-profiles": {
        /**
         * Create a pet profile
         * @description You can have at most 30 pets. Absent fields get the defaults of the form.
         *
         *     Rate limit: 60 per hour and 200 per day per member, or per IP address if signed out.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        post: operations["createPet"];
    };
    "/api/pet-profiles/public": {
        /**
         * List community pets
         * @description Returns pets with a public profile that their owners share with the community, newest first. Only the owner sees health data, the microchip, and the ZIP code.
         */
        get: operations["listCommunityPets"];
    };
    "/api/pet-profiles/user": {
        /**
         * List your pets
         * @description Returns your pets with all their data, newest first. Private pets are included, and so are hidden ones, which have a `state`.
         */
        get: operations["listOwnPets"];
    };
    "/api/pet-profiles/{id}": {
        /**
         * Get a pet
         * @description The owner sees all data. Everyone else sees the public data, if the profile is public.
         */
        get: operations["getPet"];
        /**
         * Update your pet
         * @description Absent fields stay as they are, and null clears a field. A pet that an administrator removed cannot be changed (403).
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        put: operations["changePet"];
        /**
         * Delete your pet
         * @description Deletes the profile and its photo. A Guide Dog that shows the pet stays.
         */
        delete: operations["removePet"];
    };
    "/api/policy-confirmations/{token}": {
        /**
         * Get a policy by emailed link
         * @description Takes the secret from the link in the yearly email to the owner. Changes nothing.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        get: operations["getPolicyConfirmation"];
        /**
         * Confirm a policy by emailed link
         * @description Confirms everything that the link shows as the owner’s statements. Used, expired, and replaced links get 410, and so do links of former owners. If the values have changed since the fingerprint, the answer is 409 `FACT_CHANGED`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["confirmPolicy"];
    };
    "/api/recommendations": {
        /**
         * Recommend businesses
         * @description `personalized` returns the highest scores based on your views, which are not stored; `diverse` starts with the best of each category; `trending` returns 4 to 8 from the three most viewed or reviewed categories. With an origin, each result has `distance` in miles. Members don’t get their own businesses; if they turned off personalization, views and origin are ignored.
         *
         *     Body limit: 32 KB.
         */
        post: operations["recommendBusinesses"];
    };
    "/api/reports": {
        /**
         * Report content
         * @description Reports a review, response, Guide Dog, pet profile, or photo of another member. A person looks at each report, and the author does not learn the reporter’s name. A repeated report by the same member or email address changes nothing.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out.
         *
         *     Body limit: 32 KB.
         */
        post: operations["reportContent"];
    };
    "/api/reviews": {
        /**
         * List the newest reviews
         * @description Returns reviews of all businesses, newest first. For members, `votedHelpful` shows which reviews they marked as helpful.
         */
        get: operations["listNewestReviews"];
    };
    "/api/reviews/summary": {
        /**
         * Summarize all reviews
         * @description Returns the number and average rating of all published reviews. For one business, use `GET /api/businesses/{id}/reviews/summary`.
         */
        get: operations["summarizeReviews"];
    };
    "/api/reviews/user/{userId}": {
        /**
         * List a member’s reviews
         * @description Same as `GET /api/users/{userId}/reviews`. For members, `votedHelpful` shows which reviews they marked as helpful.
         */
        get: operations["listReviewsOfUser"];
    };
    "/api/reviews/{id}": {
        /**
         * Get a review
         * @description Returns one published review with the owner’s response. Authors also get their own hidden or removed reviews, which have a `state`.
         */
        get: operations["getReview"];
        /**
         * Update your review
         * @description Replaces all fields; pictures that are not in `images` are removed. Ratings update immediately. `petsIndoors` and `petsOnPatio` replace your earlier answers; if absent, these stay.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        put: operations["changeReview"];
        /**
         * Delete your review
         * @description Deletes the review with its votes and response. Ratings and counts update immediately.
         */
        delete: operations["removeReview"];
    };
    "/api/reviews/{id}/helpful": {
        /**
         * Mark a review as helpful
         * @description For all members except the author and the people of the business. A repeated vote changes nothing.
         */
        put: operations["voteHelpful"];
        /**
         * Remove your helpful vote
         * @description Removes your vote and lowers `helpfulCount` immediately. Without a vote, nothing changes.
         */
        delete: operations["removeHelpfulVote"];
    };
    "/api/reviews/{id}/response": {
        /**
         * Get the response to a review
         * @description Returns the owner’s response to a published review. The review itself already contains it as `response`.
         */
        get: operations["getOwnerResponse"];
        /**
         * Update your response
         * @description Replaces the text of your response to a review. The author gets no second email.
         */
        put: operations["changeResponse"];
        /**
         * Respond to a review
         * @description The owner of a business can respond once to each of its reviews. The author gets an email.
         */
        post: operations["respondToReview"];
    };
    "/api/shared-lists/{token}": {
        /**
         * Get a shared list
         * @description Takes the secret from the link to the list. No sign-in is needed.
         */
        get: operations["getSharedList"];
    };
    "/api/shared-lists/{token}/places": {
        /**
         * List places of a shared list
         * @description Returns the places that are still listed, in the order of the trip. For a signed-in viewer, `isSaved` says whether they saved a place.
         */
        get: operations["listPlacesOfSharedList"];
    };
    "/api/suggestions": {
        /**
         * Suggest searches for a text
         * @description Returns public businesses whose names contain words that start with those of the text, and matching kinds of place and perks. With a known location or coordinates, businesses near it come first. If nothing matches, typos are corrected.
         */
        get: operations["suggestSearches"];
    };
    "/api/transfer-offers/{token}": {
        /**
         * Get a handover offer
         * @description Takes the secret from the link in the email. Returns the offer in every status. Changes nothing.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        get: operations["getTransferOffer"];
    };
    "/api/transfer-offers/{token}/accept": {
        /**
         * Accept a handover offer
         * @description Makes you the owner. Your account must have the email address that the offer was sent to; otherwise 403 `TRANSFER_WRONG_ACCOUNT`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["acceptTransferOffer"];
    };
    "/api/transfer-offers/{token}/decline": {
        /**
         * Decline a handover offer
         * @description The owner gets an email and remains the owner. Needs the same account as accepting.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["declineTransferOffer"];
    };
    "/api/turned-away/{id}": {
        /**
         * Delete your turned-away report
         * @description Deletes your report with its answer. It no longer counts, and disputes nothing on its own. You can report the place again 90 days after the first report.
         */
        delete: operations["removeTurnedAway"];
    };
    "/api/turned-away/{id}/answer": {
        /**
         * Respond to a turned-away report
         * @description Adds the owner’s public answer, or replaces its text. An answer within 72 hours prevents a dispute; a later one ends it. The writer gets an email about the first answer.
         */
        put: operations["answerTurnedAway"];
    };
    "/api/uploads": {
        /**
         * Upload a photo or document
         * @description Accepts JPEG, PNG, GIF, or WebP (at most 700 KB, 24 megapixels, and 96 MB decoded), and PDF for menus and claim documents. Pictures are turned upright, stripped of metadata, and stored as WebP at most 1,200 pixels wide; only the first frame of an animation is kept. A file that nothing uses is deleted after 48 hours.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["uploadFile"];
    };
    "/api/user": {
        /**
         * Delete your account
         * @description Closes the account at once: sessions and tokens end, and its content is no longer public. The account is erased after 14 days; until then, you can sign in to restore it. Requires a sign-in within the last 10 minutes.
         */
        delete: operations["closeAccount"];
    };
    "/api/user-feedback": {
        /**
         * Send feedback
         * @description Open to everyone. `feedbackType` is `listing_issue` for a wrong listing, `business_recommendation` for a place that is not listed yet, or another type for a message that is emailed to support. The server sets `priority`: high for `closed_business`, else medium.
         *
         *     Rate limit: 5 per hour per member, or per IP address if signed out. Counted separately for `feedbackType` `business_recommendation`, `listing_issue`: 5 per hour each.
         *
         *     Body limit: 96 KB.
         */
        post: operations["sendUserFeedback"];
    };
    "/api/user/age-confirmation": {
        /**
         * Confirm that you are 13+
         * @description Needed once if your sign-in service does not ask for your age; until then, you cannot make changes. `false` erases the account immediately with all its content, and is refused after you have confirmed your age.
         */
        post: operations["confirmAge"];
    };
    "/api/user/alerts": {
        /**
         * List your alerts
         * @description Returns all your alerts, the oldest first. You can have at most 20, so the response has no pages.
         */
        get: operations["listAlerts"];
        /**
         * Create an alert
         * @description Emails you, once a day or week, which public places are new, changed, disputed, or closed. Without news, no email comes. You can have at most 20 alerts.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["createAlert"];
    };
    "/api/user/alerts/{alertId}": {
        /**
         * Get your alert
         * @description Returns one of your alerts. `feedPath` is the secret address of its feed.
         */
        get: operations["getAlert"];
        /**
         * Update your alert
         * @description Changes the name and when emails come, or pauses or resumes them. After an email, the next one comes on a later day. To follow something else, create another alert.
         */
        put: operations["changeAlert"];
        /**
         * Delete your alert
         * @description Ends the emails and the feed of the alert. Deleting cannot be undone; to stop the emails for now, pause the alert.
         */
        delete: operations["removeAlert"];
    };
    "/api/user/alerts/{alertId}/feed": {
        /**
         * Update the address of a feed
         * @description Gives the feed of the alert a new secret address. The old address ends immediately and permanently.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["renewAlertFeed"];
    };
    "/api/user/email": {
        /**
         * Request an email address change
         * @description Sends a confirmation link to the new address and a notice to the old one. Nothing changes until the link is opened. Requires a sign-in within the last 10 minutes.
         *
         *     Rate limit: 5 per day per member, or per IP address if signed out.
         */
        post: operations["requestEmailChange"];
    };
    "/api/user/email/confirm": {
        /**
         * Confirm a new email address
         * @description Takes the secret from the link that was emailed to the new address. The link works once, within 24 hours, and no session is needed.
         */
        post: operations["confirmEmail"];
    };
    "/api/user/export": {
        /**
         * Download your data
         * @description Returns a ZIP with your data as JSON and CSV, and your pictures. Requires a sign-in within the last 10 minutes.
         */
        get: operations["exportOwnData"];
    };
    "/api/user/favorites": {
        /**
         * List your saved places
         * @description Returns your saved places that are still listed, best first. Each has `isSaved: true`.
         */
        get: operations["listSavedPlaces"];
    };
    "/api/user/lists": {
        /**
         * List your lists
         * @description Returns all your lists of saved places, the default list first, then the oldest. You can have at most 30, so the response has no pages.
         */
        get: operations["listSavedLists"];
        /**
         * Create a list
         * @description Your default list, Saved, exists already or is created with it. You can have at most 30 lists.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["createSavedList"];
    };
    "/api/user/lists/{listId}": {
        /**
         * Get your list
         * @description Returns one of your lists. To get its places, call `GET /api/user/lists/{listId}/places`.
         */
        get: operations["getSavedList"];
        /**
         * Update the name of your list
         * @description Changes the name, also on the page of a shared list. Two of your lists cannot have the same name.
         */
        put: operations["renameSavedList"];
        /**
         * Delete your list
         * @description Deletes the list with its notes and its link. Places that are in no other list are no longer saved. The default list cannot be deleted.
         */
        delete: operations["removeSavedList"];
    };
    "/api/user/lists/{listId}/order": {
        /**
         * Update the order of your trip
         * @description Puts these places first, in this order; the others follow in their current order. IDs of places that are not in the list are ignored.
         *
         *     Body limit: 32 KB.
         */
        put: operations["orderTrip"];
    };
    "/api/user/lists/{listId}/places": {
        /**
         * List places in your list
         * @description Returns the places that are still listed. With `sort=distance`, each place with coordinates has a `distance`.
         */
        get: operations["listPlacesOfSavedList"];
    };
    "/api/user/lists/{listId}/places/{id}": {
        /**
         * Save a place in your list
         * @description Adds a business to the list, or changes its note or position there. A list has at most 500 places. A place can be in several lists.
         */
        put: operations["putPlaceInSavedList"];
        /**
         * Remove a place from your list
         * @description Removes the business and its note from this list only. If the list does not contain it, nothing changes.
         */
        delete: operations["takePlaceFromSavedList"];
    };
    "/api/user/lists/{listId}/share": {
        /**
         * Create a link to your list
         * @description Creates a link to the list, or changes what the link shows. Anyone with the link can see the list; search engines do not list it.
         */
        put: operations["shareSavedList"];
        /**
         * Delete the link to your list
         * @description Ends the link immediately and permanently. If you share the list again, it gets a new link.
         */
        delete: operations["stopSharingSavedList"];
    };
    "/api/user/notices": {
        /**
         * List your notices
         * @description Returns decisions about your account, content, listings, and claims with your appeals, newest first. `canAppeal` shows whether you can still appeal.
         */
        get: operations["listOwnNotices"];
    };
    "/api/user/notices/{id}/appeal": {
        /**
         * Appeal a notice
         * @description Each notice with `canAppeal` can be appealed once, within 180 days. Also available to restricted and suspended members.
         *
         *     Rate limit: 20 per hour per member, or per IP address if signed out.
         */
        post: operations["appealNotice"];
    };
    "/api/user/notices/{id}/read": {
        /**
         * Mark a notice as read
         * @description Sets `readAt`; a repeated call keeps the first time. Also available to restricted and suspended members.
         */
        put: operations["markNoticeRead"];
    };
    "/api/user/privacy": {
        /**
         * Get your privacy choices
         * @description Returns your choices about your profile, personalization, and analytics. For a new account, the profile is visible, and the other two are on.
         */
        get: operations["getPrivacy"];
        /**
         * Update your privacy choices
         * @description Absent fields stay as they are. `paused` hides your profile, Guide Dog, and pets from others and shows your reviews without author, pet, and photos; cached pages change within 20 seconds. `personalisation: false` ignores your views and location in recommendations, and `analytics: false` stops counting your visits to businesses.
         */
        put: operations["changePrivacy"];
    };
    "/api/user/profile": {
        /**
         * Update your profile
         * @description Absent fields stay as they are, and null clears a field. A photo is the address of an upload or a data URL. A new phone number requires a sign-in within the last 10 minutes, so a token cannot change it.
         *
         *     Body limit: 4 MB.
         *
         *     Each picture in the body counts as an upload: 60 per hour.
         */
        put: operations["changeProfile"];
    };
    "/api/user/restore": {
        /**
         * Restore a closed account
         * @description Reopens an account before it is erased. Requires the session that starts when you sign in to a closed account.
         */
        post: operations["restoreAccount"];
    };
    "/api/user/sessions": {
        /**
         * List your sessions
         * @description Returns the browsers where you are signed in: the current one first, then the most recently used. For programs with a token, see `GET /api/user/tokens`.
         */
        get: operations["listOwnSessions"];
        /**
         * Sign out everywhere else
         * @description Ends all your sessions except the current one. Access tokens keep working.
         */
        delete: operations["endOtherSessions"];
    };
    "/api/user/sessions/{id}": {
        /**
         * End one of your sessions
         * @description Signs you out of one browser. The session ends immediately.
         */
        delete: operations["endOwnSession"];
    };
    "/api/user/shared-businesses": {
        /**
         * List businesses shared with you
         * @description Returns the businesses of other owners in which you have a role, the latest first. Your own businesses are not among them.
         */
        get: operations["listSharedBusinesses"];
    };
    "/api/user/tokens": {
        /**
         * List your access tokens
         * @description Returns your personal access tokens, newest first. The secret tokens themselves are not included.
         */
        get: operations["listAccessTokens"];
        /**
         * Create an access token
         * @description Creates a token for programs that act for you. You can have at most 20; a token without `expiresAt` never expires, and `expiresAt` is at most one year ahead. Requires a sign-in within the last 10 minutes.
         */
        post: operations["createAccessToken"];
    };
    "/api/user/tokens/{id}": {
        /**
         * Revoke an access token
         * @description The token stops working immediately. This cannot be undone.
         */
        delete: operations["revokeAccessToken"];
    };
    "/api/user/turned-away": {
        /**
         * List reports about your businesses
         * @description Returns the turned-away reports of the last 12 months about your businesses, newest first. Those that still wait for your answer are included.
         */
        get: operations["listTurnedAwayOfOwner"];
    };
    "/api/user/webhooks": {
        /**
         * List your webhooks
         * @description Returns your webhooks, newest first, without their secrets. `disabledReason` says why one is disabled.
         */
        get: operations["listWebhooks"];
        /**
         * Add a webhook
         * @description Adds an endpoint that gets events about businesses that you own or manage, and your claims. You can have at most 10; another one gets 409 `TOO_MANY_WEBHOOKS`. Requests are signed as in the Standard Webhooks specification.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["addWebhook"];
    };
    "/api/user/webhooks/{webhookId}": {
        /**
         * Change a webhook
         * @description Replaces the address, description, and events, and enables or disables the webhook. A disabled webhook records no events; those that wait are sent once it is enabled.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        put: operations["changeWebhook"];
        /**
         * Delete a webhook
         * @description Deletes the webhook with its log and everything that waits to be sent. This cannot be undone.
         */
        delete: operations["deleteWebhook"];
    };
    "/api/user/webhooks/{webhookId}/deliveries": {
        /**
         * List a webhook’s deliveries
         * @description Returns the events of the last 30 days for a webhook, newest first, at most 5,000 requests of all your webhooks. Events of one business are sent in order: one that fails holds back only later ones of its business.
         */
        get: operations["listWebhookDeliveries"];
    };
    "/api/user/webhooks/{webhookId}/deliveries/{deliveryId}": {
        /**
         * Get a delivery
         * @description Returns an event with its newest attempts. Each has the exact request and the answer.
         */
        get: operations["getWebhookDelivery"];
    };
    "/api/user/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        /**
         * Resend a delivery
         * @description Sends an event again, with the same `webhook-id` and its current data. One that already waits gets 409 `CHANGED_MEANWHILE`; a disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["replayWebhookDelivery"];
    };
    "/api/user/webhooks/{webhookId}/replays": {
        /**
         * Resend all failed deliveries
         * @description Sends all failed events of a webhook again, in their order. A disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 60 per hour per member, or per IP address if signed out.
         */
        post: operations["replayFailedWebhookDeliveries"];
    };
    "/api/user/webhooks/{webhookId}/secret": {
        /**
         * Create a new webhook secret
         * @description Creates a new secret. For a day, requests have two signatures: one with the new secret, and one with the old one. Not available to access tokens.
         */
        post: operations["rotateWebhookSecret"];
    };
    "/api/user/webhooks/{webhookId}/test": {
        /**
         * Send a test event
         * @description Sends a `webhook.test` event once, without repeating it. The delivery shows what the endpoint answered. A disabled webhook gets 409 `WEBHOOK_DISABLED`.
         *
         *     Rate limit: 20 per hour per member, or per IP address if signed out.
         */
        post: operations["testWebhook"];
    };
    "/api/users/{userId}": {
        /**
         * Get a member’s public profile
         * @description Returns the public data of a member. Closed accounts are hidden; only the member sees a paused profile.
         */
        get: operations["getUser"];
    };
    "/api/users/{userId}/reviews": {
        /**
         * List a member’s reviews
         * @description Returns reviews, newest first. For members, `votedHelpful` shows which reviews they marked as helpful. Reviews of closed accounts are not shown.
         */
        get: operations["listMemberReviews"];
    };
    "/api/webhooks/stripe": {
        /**
         * Receive a Stripe event
         * @description For Stripe only: an event must carry Stripe’s signature and be at most 5 minutes old. Each event is processed once, in any order. If payments do not use Stripe, the answer is 404.
         *
         *     Body limit: 256 KB.
         */
        post: operations["receiveStripeEvent"];
    };
    "/badges/{file}": {
        /**
         * Get a badge image
         * @description Returns an image with name, rating, and town that other sites can embed. It is the same for everyone, and caches keep it for one hour.
         */
        get: operations["getBadge"];
    };
    "/healthz": {
        /**
         * Check that the process runs
         * @description For liveness probes. Does not check the database. Shows which replicas answer reads, if there are any.
         */
        get: operations["checkLiveness"];
    };
    "/metrics": {
        /**
         * Get Prometheus metrics
         * @description Requires the token of `METRICS_TOKEN`; outside production, calls from this machine need none. If no token is set, all other calls get 404.
         */
        get: operations["getMetrics"];
    };
    "/readyz": {
        /**
         * Check readiness for requests
         * @description For readiness probes. The database answers, its schema is current, and the process is not shutting down.
         */
        get: operations["checkReadiness"];
    };
    "/robots.txt": {
        /**
         * Get the rules for crawlers
         * @description Tells search engines what to crawl, and where the sitemap is. `/api/` and `/admin` are excluded.
         */
        get: operations["getRobots"];
    };
    "/sitemap.xml": {
        /**
         * Get the sitemap index
         * @description Names the files of the sitemap. Caches keep it for one hour.
         */
        get: operations["getSitemap"];
    };
    "/sitemaps/{file}": {
        /**
         * Get a sitemap file
         * @description The first file lists pages, and the others list public businesses. Each has at most 50,000 addresses.
         */
        get: operations["getSitemapFile"];
    };
    "/uploads/demo/{file}": {
        /**
         * Get a demo picture
         * @description Returns a picture of the demo data as AVIF if `Accept` names it, else as WebP. A picture that was taken down gets 404.
         */
        get: operations["getDemoPicture"];
    };
    "/uploads/{file}": {
        /**
         * Get an upload
         * @description A picture is AVIF if `Accept` names it and a version exists, else WebP; a document is a download. Until an upload is published, only its uploader can get it; for a business, also the owner and administrators.
         */
        get: operations["getUpload"];
    };
}
export interface webhooks {
    "business.created": {
        /**
         * A business was added
         * @description A business was added. We send this request to each webhook that gets `business.created` and may see it.
         */
        post: operations["on.business.created"];
    };
    "business.published": {
        /**
         * A business became public
         * @description A business became public. We send this request to each webhook that gets `business.published` and may see it.
         */
        post: operations["on.business.published"];
    };
    "business.changed": {
        /**
         * A business changed
         * @description A business changed. We send this request to each webhook that gets `business.changed` and may see it.
         */
        post: operations["on.business.changed"];
    };
    "business.hidden": {
        /**
         * A business is no longer public
         * @description A business is no longer public. We send this request to each webhook that gets `business.hidden` and may see it.
         */
        post: operations["on.business.hidden"];
    };
    "business.closed": {
        /**
         * A business closed permanently
         * @description A business closed permanently. We send this request to each webhook that gets `business.closed` and may see it.
         */
        post: operations["on.business.closed"];
    };
    "review.published": {
        /**
         * A review was published
         * @description A review was published. We send this request to each webhook that gets `review.published` and may see it.
         */
        post: operations["on.review.published"];
    };
    "review.changed": {
        /**
         * A review changed
         * @description A review changed. We send this request to each webhook that gets `review.changed` and may see it.
         */
        post: operations["on.review.changed"];
    };
    "review.hidden": {
        /**
         * A review is no longer public
         * @description A review is no longer public. We send this request to each webhook that gets `review.hidden` and may see it.
         */
        post: operations["on.review.hidden"];
    };
    "review.answered": {
        /**
         * An owner responded to a review
         * @description An owner responded to a review. We send this request to each webhook that gets `review.answered` and may see it.
         */
        post: operations["on.review.answered"];
    };
    "claim.submitted": {
        /**
         * A claim was submitted
         * @description A claim was submitted. We send this request to each webhook that gets `claim.submitted` and may see it.
         */
        post: operations["on.claim.submitted"];
    };
    "claim.approved": {
        /**
         * A claim was approved
         * @description A claim was approved. We send this request to each webhook that gets `claim.approved` and may see it.
         */
        post: operations["on.claim.approved"];
    };
    "claim.rejected": {
        /**
         * A claim was rejected
         * @description A claim was rejected. We send this request to each webhook that gets `claim.rejected` and may see it.
         */
        post: operations["on.claim.rejected"];
    };
    "claim.expired": {
        /**
         * A claim expired or was canceled
         * @description A claim expired or was canceled. We send this request to each webhook that gets `claim.expired` and may see it.
         */
        post: operations["on.claim.expired"];
    };
    "policy.changed": {
        /**
         * A pet policy or the opening hours changed
         * @description A pet policy or the opening hours changed. We send this request to each webhook that gets `policy.changed` and may see it.
         */
        post: operations["on.policy.changed"];
    };
    "policy.confirmed": {
        /**
         * A pet policy was confirmed
         * @description A pet policy was confirmed. We send this request to each webhook that gets `policy.confirmed` and may see it.
         */
        post: operations["on.policy.confirmed"];
    };
    "policy.disputed": {
        /**
         * Visitors dispute a fact of a pet policy
         * @description Visitors dispute a fact of a pet policy. We send this request to each webhook that gets `policy.disputed` and may see it.
         */
        post: operations["on.policy.disputed"];
    };
    "webhook.test": {
        /**
         * Test an endpoint
         * @description Test an endpoint. We send this request to each webhook that gets `webhook.test` and may see it.
         */
        post: operations["on.webhook.test"];
    };
}
export interface components {
    schemas: {
        /** @description A personal access token, without its secret. */
        AccessToken: {
            /** Format: uuid */
            id: string;
            /** @description Name that the member chose. */
            name: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["TokenScope"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null if the token never expires.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Rounded down to the hour. Null if the token was never used.
             */
            lastUsedAt: string | null;
        };
        /** @description A new personal access token. */
        AccessTokenForm: {
            /** @description Name that reminds the member what the token is for. */
            name: string;
            /** @description Scopes of the token, each at most once. */
            scopes: components["schemas"]["TokenScope"][];
            /**
             * Format: date-time
             * @description At most one year ahead. Null or absent: the token never expires.
             */
            expiresAt?: string | null;
        };
        /**
         * @description How active a pet is.
         * @enum {string}
         */
        ActivityLevel: "low" | "moderate" | "high" | "very_high";
        /** @description An appeal as administrators see it. */
        AdminAppeal: {
            id: number;
            status: components["schemas"]["AppealStatus"];
            /** @description Why the member thinks the decision is wrong. */
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Reason for the decision; null while the appeal is open. */
            note: string | null;
            /** @description Name of the administrator who decided on the appeal. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            decidedAt: string | null;
            /** @description The member who appeals. */
            member: {
                /** Format: uuid */
                id: string;
                /** @description First name. */
                firstName: string | null;
                /** @description Last name. */
                lastName: string | null;
            };
            /** @description The notice that the member appeals. */
            notice: {
                id: number;
                kind: components["schemas"]["ModerationNoticeKind"];
                reason: components["schemas"]["ModerationReason"];
                /** @description Reason that the administrator gave. */
                note: string;
                /** @description Type of the content. Null for the account as a whole. */
                targetType: components["schemas"]["TargetType"] | null;
                /** @description ID of the content, or the path of a photo. */
                targetId: string | null;
                /** @description Text of the content at the time of the decision, at most 200 characters. Null for a photo. */
                targetSummary: string | null;
                /** @description Path of the page that showed the content. */
                targetPath: string | null;
                /**
                 * Format: date-time
                 * @description End of a restriction; otherwise null.
                 */
                until: string | null;
                /**
                 * Format: date-time
                 * @description When the decision was lifted; otherwise null.
                 */
                liftedAt: string | null;
                /** @description Name of the administrator who sent the notice. */
                decidedBy: string;
                /** Format: date-time */
                createdAt: string;
            };
        };
        /** @description A business as administrators see it. */
        AdminBusiness: {
            /** @description Approval status. Only approved businesses are public. */
            approvalStatus: components["schemas"]["ApprovalStatus"];
            /** @description Why the business was rejected, or what the owner should revise. */
            rejectionReason: string | null;
            /** @description New values that await approval, by field. The old values stay public. */
            pendingChanges: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When an administrator hid it.
             */
            hiddenAt: string | null;
            billing: components["schemas"]["Billing"];
            /** @description Name of the administrator who decided last. */
            reviewedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            reviewedAt: string | null;
            /** @description Notes for administrators only. */
            adminNotes: string | null;
            /** @description How the business was last verified. */
            verificationSource: string | null;
            /** @description Notes on the verification, for administrators only. */
            verificationNotes: string | null;
            /** @description Name of the administrator who verified the business, or refused to. */
            verifiedBy: string | null;
            /**
             * Format: uuid
             * @description ID of the member who became its owner.
             */
            claimedBy: string | null;
            /** @description Name of that member; null if they gave none. */
            claimedByName: string | null;
            /**
             * Format: date-time
             * @description When they became its owner.
             */
            claimedAt: string | null;
            /** @description Name of the owner; null without an owner, or if they gave none. */
            ownerName: string | null;
            /**
             * Format: date-time
             * @description When the business last changed.
             */
            updatedAt: string;
            /** @description Changes with every edit. Send it with a decision to make sure that you decide on what you saw. */
            version: number;
            /** @description Approval status, or `withdrawn` by the owner, `hidden` by an administrator, or permanently `closed`. */
            status: components["schemas"]["ListingStatus"];
            /** @description Fields that an administrator changed, which no import changes; of `policy`, only the changed facts. */
            editedFields: string[];
            /** @description The imports that it came from; empty if a member or administrator created it. */
            sources: {
                /** @description Name of the import source. */
                source: string;
                /** @description ID of the place in that source. */
                externalId: string;
                /**
                 * Format: date-time
                 * @description When it was last imported.
                 */
                importedAt: string;
            }[];
            /** @description Actions that an administrator can take now. */
            moves: ("review" | "approve" | "reject" | "needs-revision" | "edit" | "hide" | "unhide" | "close" | "reopen" | "delete")[];
        } & components["schemas"]["Business"];
        /** @description An administrator’s changes. Absent fields stay unchanged, and null clears a field. */
        AdminBusinessChange: {
            /** @description Name of the business. */
            name?: string;
            category?: components["schemas"]["Category"];
            /** @description Kind of place within the category. */
            kind?: components["schemas"]["BusinessKind"] | null;
            /** @description At most 200 words for free listings, 500 for Premium. */
            description?: string | null;
            /** @description Street address. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description A US state, stored as its two-letter code. */
            state?: string | null;
            /** @description ZIP code: 5 or 9 digits. */
            zipCode?: string | null;
            /** @description Phone number of the business. */
            phone?: string | null;
            /** @description Address of the website, http or https. */
            website?: string | null;
            /** @description Email address of the business. */
            email?: string | null;
            /** @description Latitude of the pin in degrees, with `longitude`. At most 30 miles from the ZIP code or town. */
            latitude?: number | null;
            /** @description Longitude of the pin in degrees, with `latitude`. */
            longitude?: number | null;
            /** @description Price range, as a sign (`$$`) or its word (`Moderate`). */
            priceRange?: string | null;
            /** @description Perks for pets and their people. */
            petPerks?: string[];
            /** @description Perks to show first. Premium only. */
            highlightedPerks?: string[];
            /** @description Paths of your uploads of kind `business_photo`, or data URLs. The tier limits their number. */
            images?: string[];
            /** @description Captions of the photos, in the order of `images`. */
            imageAlts?: string[];
            /** @description Path of your upload of kind `menu`. Premium only. */
            menuUrl?: string | null;
            /** @description Tips for arriving with a pet, such as parking. Premium only. */
            arrivalNotes?: string | null;
            /** @description Address or ID of a YouTube video. Premium only. */
            youtubeVideoId?: string | null;
            /** @description Address of the Facebook page. Premium only. */
            facebookUrl?: string | null;
            /** @description Address of the Instagram profile. Premium only. */
            instagramUrl?: string | null;
            /** @description Address of the TikTok profile. Premium only. */
            tiktokUrl?: string | null;
            /** @description Opening hours in the syntax of OpenStreetMap, such as `Mo-Fr 09:00-17:00`. */
            openingHours?: string | null;
            /** @description Whether pets are welcome. Replaces the whole policy. */
            policy?: components["schemas"]["PolicyForm"] | null;
            /** @description Why you change the listing. The owner reads it. */
            reason: string;
            /** @description The version that you edited. A business that changed since then is refused. */
            version?: number;
        };
        /** @description A claim as administrators see it. */
        AdminClaim: {
            id: number;
            /** @description ID of the claimed business. */
            businessId: number;
            /** @description The listing, to compare with the claim. */
            business: {
                /** @description Name of the business. */
                name: string;
                /** @description Street address. */
                address: string | null;
                /** @description City. */
                city: string | null;
                /** @description State, usually its two-letter code. */
                state: string | null;
                /** @description ZIP code. */
                zipCode: string | null;
                /** @description Phone number of the business. */
                phone: string | null;
                /** @description Email address of the business. */
                email: string | null;
                /** @description Address of the website. */
                website: string | null;
                /** @description True if the business already has an owner. */
                isClaimed: boolean;
                /**
                 * Format: uuid
                 * @description ID of the member who became its owner.
                 */
                claimedBy: string | null;
                /** @description Name of that member; null if they gave none. */
                claimedByName: string | null;
                /**
                 * Format: date-time
                 * @description When they became its owner.
                 */
                claimedAt: string | null;
            };
            /**
             * Format: uuid
             * @description ID of the claimant.
             */
            claimantUserId: string;
            /** @description Name in the claimant’s account; null if they gave none. */
            memberName: string | null;
            /** @description Full name that they gave. */
            claimantName: string;
            /** @description Address that gets emails about the claim. */
            claimantEmail: string;
            /** @description Phone number of the claimant. */
            claimantPhone: string | null;
            /** @description Role of the claimant at the business. */
            businessRole: components["schemas"]["ClaimRole"] | null;
            /** @description How the claimant is connected to the business, in their own words. */
            ownershipProof: string | null;
            /** @description How the claimant proves the claim. */
            verificationMethod: components["schemas"]["ClaimMethod"];
            status: components["schemas"]["ClaimStatus"];
            /** @description Whether the code went to the listing or to the claimant. Null if there is none. */
            codeSentTo: components["schemas"]["CodeRecipient"] | null;
            /** @description True if the claimant entered the right code. */
            codeVerified: boolean;
            /** @description Attempts to enter the newest code. */
            verificationAttempts: number;
            /**
             * @description Where the website proof was found; null if it was not found.
             * @enum {string|null}
             */
            websiteFound: "tag" | "file" | "dns" | null;
            /** @description What the proof came through: contacts of the listing, or of the claimant. Null if there is none. */
            proof: components["schemas"]["CodeRecipient"] | null;
            /**
             * Format: date-time
             * @description When the claim was proven.
             */
            provenAt: string | null;
            /** @description Number of documents, at /api/admin/business-claims/{id}/documents/{n} from 1. */
            documents: number;
            /** @description Open claims of other members to this business. An approval rejects them. */
            otherOpenClaims: number;
            /** @description Name of the administrator who decided. */
            reviewedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            reviewedAt: string | null;
            /** @description Why the claim was rejected. The claimant sees it. */
            rejectionReason: string | null;
            /** @description Notes for administrators only. */
            adminNotes: string | null;
            /**
             * Format: date-time
             * @description When the claim was approved.
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @description 30 days after the claim was made.
             */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Actions that an administrator can take now. */
            moves: components["schemas"]["AdministratorMove"][];
        };
        /** @description A code from the administrator’s own second factor. */
        AdminCodeForm: {
            /** @description A 6-digit code from the authenticator app, or a recovery code. */
            code: string;
        };
        /** @description A copyright notice as administrators see it. */
        AdminCopyrightNotice: {
            id: number;
            status: components["schemas"]["CopyrightStatus"];
            /** @description Full name of the sender. */
            name: string;
            /** @description Email address of the sender. */
            email: string;
            /** @description Postal address of the sender. */
            postalAddress: string;
            /** @description Phone number of the sender. */
            phone: string | null;
            /** @description The protected work, and where it can be seen. */
            work: string;
            /** @description The full name, typed as a signature. */
            signature: string;
            /**
             * Format: uuid
             * @description ID of the member who sent it; null for a visitor.
             */
            claimantId: string | null;
            /** @description Name in that member’s account; null if they gave none. */
            claimantName: string | null;
            /** @description Content that the notice names. */
            items: {
                /** @description Path of the content on this site. */
                path: string;
                targetType: components["schemas"]["CopyrightTargetType"];
                /** @description ID of the content, or the path of a photo. */
                targetId: string;
            }[];
            /** @description Content that was taken down. */
            takenDown: {
                /** @description Path of the content on this site. */
                path: string;
                targetType: components["schemas"]["CopyrightTargetType"];
                /** @description ID of the content, or the path of a photo. */
                targetId: string;
                /**
                 * Format: uuid
                 * @description ID of the author; null if there is nobody to notify.
                 */
                authorId: string | null;
                /** @description Name of the author. */
                authorName: string | null;
                /** @description Notices accepted against the author in 12 months, including this one. */
                followedAgainst: number;
                /** @description True if there are at least 3 such notices. */
                isRepeatInfringer: boolean;
                /** @description True if the author is suspended. */
                isSuspended: boolean;
                /**
                 * Format: date-time
                 * @description When the content was taken down.
                 */
                takenDownAt: string;
                /**
                 * Format: date-time
                 * @description When the content was put back; otherwise null.
                 */
                restoredAt: string | null;
            }[];
            /** @description Counter-notices to this notice. */
            counterNotices: {
                id: number;
                /**
                 * Format: uuid
                 * @description ID of the member who sent it.
                 */
                memberId: string | null;
                /** @description Name in that member’s account; null if they gave none. */
                memberName: string | null;
                /** @description Full name of the member. */
                name: string;
                /** @description Postal address of the member. */
                postalAddress: string;
                /** @description Phone number of the member. */
                phone: string;
                /** @description Why the takedown was a mistake. */
                statement: string;
                /** @description The full name, typed as a signature. */
                signature: string;
                status: components["schemas"]["CounterNoticeStatus"];
                /**
                 * Format: date-time
                 * @description 10 business days after it was sent.
                 */
                restorableFrom: string;
                /**
                 * Format: date-time
                 * @description 14 business days after it was sent.
                 */
                restoreBy: string;
                /**
                 * @description Whether it is too early to put the content back, or putting it back is due or overdue. Null once decided.
                 * @enum {string|null}
                 */
                putBack: "later" | "due" | "overdue" | null;
                /** @description Reason that the administrator gave. */
                reason: string | null;
                /** @description Name of the administrator. */
                decidedBy: string | null;
                /**
                 * Format: date-time
                 * @description When the administrator decided.
                 */
                decidedAt: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @description Decisions that an administrator can make now. */
                moves: ("restore" | "uphold")[];
            }[];
            /** @description Reason that the administrator gave. */
            reason: string | null;
            /** @description Name of the administrator. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Decisions that an administrator can make now. */
            moves: ("accept" | "refuse")[];
        };
        /** @description Feedback as administrators see it. */
        AdminFeedback: {
            /**
             * Format: uuid
             * @description ID of the member who sent it; null for a visitor.
             */
            userId: string | null;
            /** @description Name in that member’s account; null if they gave none. */
            userName: string | null;
            /** @description Name of the sender. */
            contactName: string | null;
            /** @description Email address of the sender. */
            contactEmail: string | null;
            /** @description Phone number of the sender. */
            contactPhone: string | null;
            /** @description Topic of a contact message. */
            contactCategory: components["schemas"]["ContactCategory"] | null;
            /** @description Name of the administrator who decided last. */
            reviewedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            reviewedAt: string | null;
            /** @description Notes for administrators only. */
            adminNotes: string | null;
            /** @description Action taken. A member who sent the feedback sees it. */
            actionTaken: string | null;
            /** @description Name of the administrator who answered the sender. */
            answeredBy: string | null;
            /** @description Actions that an administrator can take now. `reopen` sets a status with a note, and `listing` creates a business. */
            moves: ("status" | "complete" | "listing" | "reopen" | "answer" | "unanswer")[];
        } & components["schemas"]["Feedback"];
        /** @description Sign-in of an administrator. */
        AdminLoginForm: {
            /** @description Password of the administrator. */
            password: string;
            /** @description Name of the administrator, ignoring case. Defaults to `Administrator`. */
            name?: string;
            /** @description Required if the administrator has a second factor: a 6-digit code, or a recovery code. */
            totp?: string;
        };
        /** @description A member as administrators see them. */
        AdminMember: {
            /** Format: uuid */
            id: string;
            /** @description Full name; null if they gave none. */
            name: string | null;
            /** @description Email address. */
            email: string | null;
            /**
             * Format: date-time
             * @description When they signed up.
             */
            joinedAt: string;
            /**
             * @description `closed` until the account is erased, `suspended` or `restricted` by a decision, `paused` by the member.
             * @enum {string}
             */
            status: "closed" | "suspended" | "restricted" | "paused" | "active";
            /**
             * Format: date-time
             * @description When a restriction ends, or a closed account is erased; otherwise null.
             */
            until: string | null;
            /** @description The sanctioned account, if it is another account with the same mailbox (such as x+1@ and x+2@); otherwise null. */
            sanctionedAccount: {
                /** Format: uuid */
                id: string;
                /** @description Full name; null if they gave none. */
                name: string | null;
                /** @description Email address. */
                email: string | null;
            } | null;
            /** @description How many of each there are, counted to 10,001. */
            counts: {
                /** @description Their listings. */
                businesses: number;
                /** @description Their reviews. */
                reviews: number;
                /** @description Their claims. */
                claims: number;
                /** @description Messages that they sent. */
                feedback: number;
                /** @description Reports that they sent. */
                reports: number;
                /** @description Decisions about them or their content. */
                notices: number;
            };
            /** @description Their listings, newest first, at most 20. */
            businesses: {
                id: number;
                /** @description Name of the business. */
                name: string;
                status: components["schemas"]["ListingStatus"];
            }[];
            /** @description Their claims, newest first, at most 20. */
            claims: {
                id: number;
                /** @description ID of the business. */
                businessId: number;
                /** @description Name of the business. */
                businessName: string;
                status: components["schemas"]["ClaimStatus"];
            }[];
            /** @description Messages that they sent, newest first, at most 20. */
            feedback: {
                id: number;
                /** @description Title of the message. */
                title: string;
                status: components["schemas"]["FeedbackStatus"];
            }[];
            /** @description Content that they reported, newest first, at most 20. */
            reports: {
                /** @description ID of the reported content’s entry in the list of reports. */
                id: number;
                targetType: components["schemas"]["TargetType"];
                /** @description ID of the reported content, or the path of a photo. */
                targetId: string;
                /** @description Status of the reported content. */
                status: components["schemas"]["CaseStatus"];
            }[];
            /** @description Decisions about them or their content, newest first, at most 20. */
            notices: {
                /** @description ID of the notice to the member. */
                id: number;
                /** @description What was decided. */
                kind: components["schemas"]["NoticeKind"];
                /** @description Name of the administrator. */
                decidedBy: string;
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        /** @description A request as administrators see it. */
        AdminOwnershipRequest: {
            id: number;
            /** @description ID of the business. */
            businessId: number;
            /** @description Name of the business. */
            businessName: string;
            status: components["schemas"]["OwnershipRequestStatus"];
            /** @description Why the business is the requester’s, in their words. */
            message: string;
            /** @description Number of documents of the requester. */
            documents: number;
            /** @description Why the owner declined; null without an answer. */
            ownerReason: string | null;
            /** @description Number of documents of the owner. */
            ownerDocuments: number;
            /**
             * Format: date-time
             * @description Until when the owner can answer before an administrator decides.
             */
            answerBy: string;
            /**
             * Format: date-time
             * @description When the owner answered.
             */
            ownerAnsweredAt: string | null;
            /** @description Why an administrator approved or rejected it; otherwise null. */
            decisionReason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The listing, to compare with what both sides sent. */
            business: {
                /** @description Street address. */
                address: string | null;
                /** @description City. */
                city: string | null;
                /** @description State, usually its two-letter code. */
                state: string | null;
                /** @description ZIP code. */
                zipCode: string | null;
                /** @description Phone number of the business. */
                phone: string | null;
                /** @description Email address of the business. */
                email: string | null;
                /** @description Address of the website. */
                website: string | null;
                /**
                 * Format: date-time
                 * @description When the owner became its owner.
                 */
                ownerSince: string | null;
            };
            /**
             * Format: uuid
             * @description ID of the requester.
             */
            requesterId: string;
            /** @description Name of the requester; null if they gave none. */
            requesterName: string | null;
            /** @description Email address of the requester’s account. */
            requesterEmail: string | null;
            /**
             * Format: uuid
             * @description ID of the owner who was asked; null after their account was erased.
             */
            ownerId: string | null;
            /** @description Name of the owner; null if they gave none. */
            ownerName: string | null;
            /** @description Email address of the owner’s account. */
            ownerEmail: string | null;
            /** @description Name of the administrator who decided. */
            reviewedBy: string | null;
            /**
             * Format: date-time
             * @description When the administrator decided.
             */
            reviewedAt: string | null;
            /** @description Notes for administrators only. */
            adminNotes: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description Actions that an administrator can take now. */
            moves: components["schemas"]["AdministratorMove"][];
        };
        /** @description A new password for the signed-in administrator. */
        AdminPasswordForm: {
            /** @description Your current password. */
            currentPassword: string;
            /** @description Your new password. */
            newPassword: string;
        };
        /** @description All reports about one item. */
        AdminReport: {
            id: number;
            targetType: components["schemas"]["TargetType"];
            /** @description ID of the item, or the path of a photo. */
            targetId: number | string;
            /** @description `open` until an administrator decides. */
            status: components["schemas"]["CaseStatus"];
            /** @description Decisions that an administrator can make now. */
            moves: components["schemas"]["CaseAction"][];
            /**
             * Format: date-time
             * @description When the first report was sent.
             */
            createdAt: string;
            /** @description Number of reports. */
            reportCount: number;
            /** @description The first 50 reports, oldest first. */
            reports: {
                id: number;
                /** @description Reason that the reporter chose. */
                reason: components["schemas"]["ModerationReason"];
                /** @description Explanation by the reporter. */
                description: string | null;
                /** @description Address of the reporter, if they left one. */
                reporterEmail: string | null;
                /** @description True if a member sent the report. */
                isMember: boolean;
                /**
                 * Format: uuid
                 * @description ID of that member; null for a visitor.
                 */
                reporterId: string | null;
                /** @description Name of that member; null if they gave none. */
                reporterName: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description The reported content as it is now; null if it was deleted. */
            content: {
                /** @description The whole text, or the path of a photo. */
                words: string;
                /** @description Path of the page that shows it. */
                path: string;
                /** @description Business whose page shows it; null for other pages. */
                business: {
                    id: number;
                    /** @description Name of the business. */
                    name: string;
                } | null;
                /**
                 * @description Whether the content is shown.
                 * @enum {string}
                 */
                state: "shown" | "hidden" | "removed";
                /**
                 * Format: uuid
                 * @description ID of the author.
                 */
                authorId: string | null;
                /** @description Name of the author. */
                authorName: string | null;
            } | null;
            /** @description The decision; null while the report is open. */
            resolution: {
                /** @description Decision. */
                action: components["schemas"]["CaseAction"];
                /** @description Rule that was broken. */
                reasonCode: components["schemas"]["ModerationReason"];
                /** @description Reason that the member sees. */
                note: string;
                /** @description Length of a restriction in days; otherwise null. */
                days: components["schemas"]["RestrictionDays"] | null;
                /** @description Name of the administrator. */
                decidedBy: string;
                /**
                 * Format: date-time
                 * @description When the administrator decided.
                 */
                decidedAt: string;
            } | null;
        };
        /** @description Results of an administrator’s search, up to 5 of each kind. */
        AdminSearchResults: {
            /** @description Businesses, best match first. */
            businesses: {
                id: number;
                /** @description Name of the business. */
                name: string;
                /** @description City. */
                city: string | null;
                /** @description State. */
                state: string | null;
                /** @description Approval status, or what its owner or an administrator did with it. */
                status: components["schemas"]["ListingStatus"];
            }[];
            /** @description Members, by name. */
            members: {
                /** Format: uuid */
                id: string;
                /** @description Full name. */
                name: string | null;
                /** @description Email address. */
                email: string | null;
            }[];
            /** @description Claims by these members or to these businesses, newest first. */
            claims: {
                id: number;
                /** @description Name of the claimed business. */
                businessName: string;
                /** @description Name that the claimant gave. */
                claimantName: string;
                status: components["schemas"]["ClaimStatus"];
            }[];
            /** @description Feedback, newest first. */
            feedback: {
                id: number;
                /** @description Title of the message. */
                title: string;
                /** @description Name of the sender. */
                contactName: string | null;
                status: components["schemas"]["FeedbackStatus"];
            }[];
            /** @description Reported content, newest first. */
            reports: {
                id: number;
                targetType: components["schemas"]["TargetType"];
                /** @description ID of the reported content, or the path of a photo. */
                targetId: string;
                /** @description Status of the reported content. */
                status: components["schemas"]["CaseStatus"];
            }[];
        };
        /** @description The session of a signed-in administrator. */
        AdminSession: {
            /** @description Name recorded with each decision. */
            name: string;
            /**
             * Format: date-time
             * @description 24 hours after the sign-in.
             */
            expiresAt: string;
        };
        /** @description Totals of the directory, the length of each work queue, and recent growth. */
        AdminStats: {
            /** @description Members. */
            totalUsers: number;
            /** @description Public businesses: approved and not withdrawn. */
            totalBusinesses: number;
            /** @description Published reviews. */
            totalReviews: number;
            /** @description Businesses that are pending or under review, and approved ones with pending changes. */
            pendingApprovals: number;
            /** @description Public businesses that await verification. */
            pendingVerifications: number;
            /** @description Open feedback: pending, under review, or in progress. */
            pendingFeedback: number;
            /** @description Claims that are pending or under review. */
            pendingClaims: number;
            /** @description Ownership requests that await a decision. */
            pendingOwnershipRequests: number;
            /** @description Postcards to print and mail. */
            waitingPostcards: number;
            /** @description Pairs of businesses that may be the same. */
            pendingDuplicates: number;
            /** @description Reported items that await a decision. */
            openReports: number;
            /** @description Appeals that await a decision. */
            openAppeals: number;
            /** @description Closed accounts whose erasure administrators ordered. */
            orderedErasures: number;
            /** @description Copyright notices that await a decision, or have a counter-notice that does. */
            openCopyrightNotices: number;
            /** @description Counter-notices whose content must be put back now, including overdue ones. */
            duePutBacks: number;
            /** @description Counter-notices whose last day to put content back has passed. */
            overduePutBacks: number;
            /** @description Public businesses with a fact that visitors dispute. */
            disputedPolicies: number;
            /** @description Emails and text messages of the last 30 days that could not be delivered. */
            undeliveredMessages: number;
            /** @description The first item of each queue that is not empty, longest waiting first. */
            oldestWaiting: components["schemas"]["OldestWaiting"][];
            /** @description New records of the last 7 days. */
            newThisWeek: components["schemas"]["NewRecords"];
            /**
             * Format: date-time
             * @description When the oldest open feedback without an answer was sent. Null if there is none.
             */
            oldestOpenFeedbackAt: string | null;
            /** @description ID of this feedback. */
            oldestOpenFeedbackId: number | null;
            /** @description The last 28 days (UTC), oldest first, including days without new records. */
            daily: components["schemas"]["NewRecordsOfDay"][];
        };
        /** @description An administrator of this site. */
        Administrator: {
            id: number;
            /** @description Name to sign in with, recorded with each decision. */
            name: string;
            /** @description True if signing in requires a code besides the password. */
            hasTotp: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description True for the administrator who makes this call. */
            isYou: boolean;
        };
        /** @description A new administrator. */
        AdministratorForm: {
            /** @description Unique name, ignoring case. */
            name: string;
            /** @description First password, which the new administrator should change. */
            password: string;
        };
        /**
         * @description Decision about a claim or an ownership request.
         * @enum {string}
         */
        AdministratorMove: "approve" | "reject";
        /** @description A member’s statement about their own age. */
        AgeConfirmation: {
            /** @description True if the member is 13 or older. False erases the account. */
            confirmed: boolean;
        };
        /** @description What you follow, and when you get emails about it. */
        Alert: {
            /** @description ID of the alert. */
            id: number;
            /**
             * @description What it follows: all places in an `area`, the results of a `search`, or one `place`.
             * @enum {string}
             */
            kind: "area" | "search" | "place";
            /** @description Name of the alert. */
            label: string;
            /** @description The followed place; null if it follows a search. */
            businessId: number | null;
            /** @description Query string of the followed search; null if it follows a place. */
            search: string | null;
            /** @description How often emails come. */
            frequency: components["schemas"]["AlertFrequency"];
            /** @description Day of weekly emails, 0 for Monday; null for daily emails. */
            weekday: number | null;
            /** @description Hour of the day at which emails come. */
            hour: number;
            /** @description Time zone of the hour and the day. */
            timeZone: string;
            /** @description True while no emails come. */
            isPaused: boolean;
            /**
             * Format: date-time
             * @description When the next email comes if there is news; null while paused.
             */
            nextEmailAt: string | null;
            /**
             * Format: date-time
             * @description When the last email was prepared; null before the first one.
             */
            lastEmailAt: string | null;
            /** @description Path of the Atom feed with its secret. Anyone who knows it can read the feed. */
            feedPath: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Changes of an alert. Absent fields stay unchanged. */
        AlertChangeForm: {
            /** @description Name of the alert. */
            label?: string;
            /** @description How often emails come. */
            frequency?: components["schemas"]["AlertFrequency"];
            /** @description Day of weekly emails: 0 for Monday to 6 for Sunday. Ignored for daily emails. */
            weekday?: number | null;
            /** @description Hour of the day at which emails come. */
            hour?: number;
            /** @description Time zone of the hour and the day, by its IANA name, such as `America/Chicago`. */
            timeZone?: string;
            /** @description True to stop the emails for now. False to get them again, with news from now on. */
            isPaused?: boolean;
        };
        /** @description What to follow, and when emails come. */
        AlertForm: {
            /** @description The place to follow. Provide this or `search`. */
            businessId?: number | null;
            /** @description What to follow: the query string of `GET /api/businesses`, with at least a location or a filter. The location must be known. The time of a visit (`at`) is ignored, because it passes. */
            search?: string | null;
            /** @description Name of the alert. By default, it says what the alert follows. */
            label?: string;
            /** @description How often emails come: `daily` (the default) or `weekly`. */
            frequency?: components["schemas"]["AlertFrequency"];
            /** @description Day of weekly emails: 0 for Monday to 6 for Sunday. Ignored for daily emails. Monday by default. */
            weekday?: number | null;
            /** @description Hour of the day at which emails come. 8 by default. */
            hour?: number;
            /** @description Time zone of the hour and the day, by its IANA name, such as `America/Chicago`. */
            timeZone: string;
        };
        /**
         * @description How often emails of an alert come.
         * @enum {string}
         */
        AlertFrequency: "daily" | "weekly";
        /** @description Interactions of visitors with a business, per day. */
        Analytics: {
            /** @description ID of the business. */
            businessId: number;
            /**
             * Format: date
             * @description First day (UTC).
             */
            from: string;
            /**
             * Format: date
             * @description Last day (UTC): today, which still counts.
             */
            to: string;
            /** @description Counts of the whole period. */
            totals: components["schemas"]["InteractionCounts"];
            /** @description Counts of the preceding period of the same length. */
            previousTotals: components["schemas"]["InteractionCounts"];
            /** @description Every day of the period, oldest first, including days without interactions. */
            days: components["schemas"]["InteractionDay"][];
        };
        /** @description A decision on an appeal. */
        AppealDecisionForm: {
            /** @description True if the member was right. */
            uphold: boolean;
            /** @description Reason for the decision. The member sees it. */
            note: string;
        };
        /** @description An appeal against a notice. */
        AppealForm: {
            /** @description Why you think the decision is wrong. */
            text: string;
        };
        /**
         * @description Status of an appeal.
         * @enum {string}
         */
        AppealStatus: "open" | "upheld" | "rejected";
        /** @description Approval of a business. */
        ApprovalForm: {
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description The version that you looked at. If the business changed since then, the decision is refused. */
            version?: number;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /** @description Number of businesses per approval status. */
        ApprovalStats: {
            /** @description Pending or under review, and approved businesses with pending changes. */
            pending: number;
            /** @description Approved businesses without pending changes. */
            approved: number;
            /** @description Rejected businesses. */
            rejected: number;
            /** @description Businesses in any status. */
            total: number;
        };
        /**
         * @description Approval status of a business.
         * @enum {string}
         */
        ApprovalStatus: "pending" | "under_review" | "approved" | "rejected" | "needs_revision";
        /** @description Values that occur in the audit log, for its filters. */
        AuditChoices: {
            /** @description Names of administrators and services. */
            actors: string[];
            /** @description Actions. */
            actions: string[];
            /** @description Types of changed records. */
            targetTypes: string[];
        };
        /** @description An audit log entry: who did what to which record, and why. */
        AuditRow: {
            id: number;
            /**
             * Format: date-time
             * @description When the action took place.
             */
            at: string;
            /** @description Name of the administrator, or of the service that reported the event. */
            actor: string;
            /** @description ID of the administrator; null for services, the command line, and entries from before IDs were kept. */
            actorId: number | null;
            /** @description Action, such as `business.approve`. */
            action: string;
            /** @description Type of the changed record, such as `business`. */
            targetType: string;
            /** @description ID of the changed record. */
            targetId: string;
            /** @description The changed fields with their old values. */
            before: {
                [key: string]: unknown;
            };
            /** @description The changed fields with their new values. */
            after: {
                [key: string]: unknown;
            };
            /** @description Reason that the administrator gave. */
            reason: string | null;
            /** @description The business that the record is, or is about; null if there is none. */
            business: {
                id: number;
                /** @description Name of the business. */
                name: string;
            } | null;
            /** @description The member that the record is about; null if there is none, or if the account was erased. */
            member: {
                /** Format: uuid */
                id: string;
                /** @description Full name; null if they gave none. */
                name: string | null;
            } | null;
            /** @description True for a change of a listing that can be undone now. */
            canUndo: boolean;
        };
        /** @description Why an administrator undoes a change of a listing. */
        AuditUndo: {
            /** @description Why. The owner reads it. */
            reason: string;
        };
        /** @description The Premium subscription of a business, for its owner. */
        Billing: {
            /**
             * @description Payment provider. `demo` charges nothing.
             * @enum {string}
             */
            provider: "demo" | "stripe";
            /**
             * @description `pending_payment`: ordered but not paid; `past_due`: a payment is missing; `cancelling`: paid until `paidUntil`, then ends.
             * @enum {string}
             */
            state: "none" | "pending_payment" | "active" | "past_due" | "cancelling" | "ended";
            /** @description Tier that the owner ordered. `tier` is the one that applies. */
            wishedTier: components["schemas"]["ListingTier"];
            /**
             * Format: date-time
             * @description End of the paid period.
             */
            paidUntil: string | null;
            /**
             * Format: date-time
             * @description If a payment is missing: when Premium ends.
             */
            graceUntil: string | null;
            /** @description Message for the owner. */
            note: string | null;
        };
        /** @description Where to continue in the browser. */
        BillingAddress: {
            /**
             * Format: uri
             * @description Address to open in the browser.
             */
            url: string;
        };
        /** @description The results of a decision about several records. */
        BulkAnswer: {
            /** @description True if nothing was changed. */
            preview: boolean;
            /** @description In the order of `ids`. */
            results: components["schemas"]["BulkResult"][];
        };
        /** @description One decision about several records. */
        BulkForm: {
            /**
             * @description Decision to apply to each record.
             * @enum {string}
             */
            action: "business.approve" | "business.reject" | "business.hide" | "business.unhide" | "business.close" | "business.delete" | "claim.approve" | "claim.reject" | "ownership.reject" | "feedback.takeUp" | "feedback.complete" | "feedback.reject" | "feedback.markDuplicate";
            /** @description IDs of 1 to 200 different records. */
            ids: number[];
            /** @description For businesses: the versions that you looked at, in the order of `ids`. A business that changed since then is refused. */
            versions?: number[];
            /**
             * @description Why the records are rejected, hidden, shown, or closed, or what was done to complete them. Required for these actions, except in a preview.
             * @default null
             */
            reason: string | null;
            /**
             * @description True returns what would happen and changes nothing.
             * @default false
             */
            preview: boolean;
        };
        /** @description The result for one of several records. */
        BulkResult: {
            id: number;
            /**
             * @description `allowed` occurs only in a preview. A `failed` record can be tried again.
             * @enum {string}
             */
            outcome: "allowed" | "done" | "refused" | "failed";
            /** @description Why the record was refused or failed; otherwise null. */
            message: string | null;
        };
        /** @description A business as everyone sees it on its own page. */
        Business: {
            /** @description ID of a YouTube video. */
            youtubeVideoId: string | null;
            /** @description Address of the Facebook page. */
            facebookUrl: string | null;
            /** @description Address of the Instagram profile. */
            instagramUrl: string | null;
            /** @description Address of the TikTok profile. */
            tiktokUrl: string | null;
            /** @description Path of the menu on this site. */
            menuUrl: string | null;
            /** @description Tips for arriving with a pet, such as parking. */
            arrivalNotes: string | null;
            /** @description Perks to show first. */
            highlightedPerks: string[];
            /** @description Opening hours in the syntax of OpenStreetMap. */
            openingHours: string | null;
            /** @description Whether pets are welcome; null if nothing is known. */
            policy: components["schemas"]["Policy"] | null;
            /** @description On its own page: reports of visitors who were turned away with their pets. */
            turnedAway?: {
                /** @description Visitors with a public report of the last 12 months. One member or network counts once. */
                reports: number;
                /** @description True if the viewer has a report, public or not. */
                isReporter: boolean;
                /**
                 * Format: date-time
                 * @description When the viewer can report this place again, also after deleting their report; null if they can do so now.
                 */
                nextReportAt: string | null;
            };
            /**
             * Format: date-time
             * @description When the place closed permanently.
             */
            closedAt: string | null;
            /** @description Country code of two letters. */
            country: string;
            /** @description Credit that the source of the listing requires. */
            attribution: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Your role in the business. Absent or null if you have none. */
            yourRole?: components["schemas"]["BusinessRole"] | null;
        } & components["schemas"]["BusinessCard"];
        /** @description Something that a person did for a business. */
        BusinessActivity: {
            id: number;
            /**
             * @description What the person did.
             * @enum {string}
             */
            action: "listing_changed" | "facts_confirmed" | "resubmitted" | "withdrawn" | "relisted" | "review_answered" | "review_answer_changed" | "report_answered" | "invited" | "invitation_resent" | "invitation_withdrawn" | "invitation_declined" | "joined" | "role_changed" | "removed" | "left";
            /**
             * Format: date-time
             * @description When they did it.
             */
            at: string;
            /** @description Full name of the person. The owner gets the invited address of someone without a name. Null if there is neither. */
            actor: string | null;
            /** @description Name of the person it was about, or, for the owner, the invited address; null if there is none. */
            subject: string | null;
            /** @description The role that it was about; null if there is none. */
            role: components["schemas"]["GivenRole"] | null;
            /** @description ID of the review or report; null for other actions. */
            recordId: number | null;
        };
        /** @description IDs of businesses to fetch. */
        BusinessBatch: {
            /** @description At most 100 IDs. The response keeps their order, and skips unknown and repeated ones. */
            ids: number[];
        };
        /** @description A business in a list. */
        BusinessCard: {
            id: number;
            /** @description Name of the business. */
            name: string;
            category: components["schemas"]["Category"];
            /** @description Kind of place within the category; null if unknown. */
            kind: components["schemas"]["BusinessKind"] | null;
            /** @description Description by the owner. */
            description: string | null;
            /** @description Street address. */
            address: string | null;
            /** @description City. */
            city: string | null;
            /** @description State, usually its two-letter code. */
            state: string | null;
            /** @description ZIP code. */
            zipCode: string | null;
            /**
             * @description `pin` if city, state, and ZIP code are those of the town nearest to the coordinates.
             * @enum {string}
             */
            locationSource: "address" | "pin";
            /** @description Phone number of the business. */
            phone: string | null;
            /** @description Address of the website. */
            website: string | null;
            /** @description Email address of the business, not of a member. */
            email: string | null;
            /** @description Paths of photos on this site. Add `?w=` and 400, 800, or 1200 for a width in pixels. */
            images: string[];
            /** @description Average rating in stars, with two decimals. `0.00` without reviews. */
            avgRating: string;
            /** @description Number of published reviews. */
            reviewCount: number;
            priceRange: components["schemas"]["PriceRange"] | null;
            /** @description Perks for pets and their people. */
            petPerks: string[];
            tier: components["schemas"]["ListingTier"];
            /** @description True for community favorites: at least 10 reviews of 4 or more stars. */
            isFavorite: boolean;
            /** @description False if the listing was withdrawn or hidden, or the place closed. */
            isActive: boolean;
            /** @description True if the business has an owner here. */
            isClaimed: boolean;
            /** @description True if an administrator checked the listing. */
            isVerified: boolean;
            /**
             * Format: date-time
             * @description When an administrator last checked the listing.
             */
            lastVerifiedAt: string | null;
            /** @description Latitude in degrees. */
            latitude: number | null;
            /** @description Longitude in degrees. */
            longitude: number | null;
            /**
             * Format: uuid
             * @description ID of the member who owns the business; null if nobody claimed it.
             */
            ownerId: string | null;
            /** @description Captions of the photos, in the order of `images`. */
            imageAlts: string[];
            /** @description Opening hours as minutes; null if unknown. Lists have the exceptions of the next 21 days only. */
            hours: components["schemas"]["Hours"] | null;
            /** @description True if the business is outside the named city but within the radius. */
            isNearby?: boolean;
            /** @description Miles from the origin of the search, with one decimal. */
            distance?: number;
            /** @description In a search with `pets`: whether they can come. Details: `GET /api/businesses/{id}/fit`. */
            fit?: components["schemas"]["FitAnswer"];
            /** @description In a text search: the words that matched, if the name, town, and perks do not contain the words of the search. Otherwise null. */
            excerpt?: components["schemas"]["Excerpt"] | null;
            /** @description For a signed-in viewer: true if they saved the business. */
            isSaved?: boolean;
        };
        /** @description An owner’s changes. Absent fields stay unchanged, and null clears a field. */
        BusinessChange: {
            /** @description Name of the business. */
            name?: string;
            category?: components["schemas"]["Category"];
            /** @description Kind of place within the category. */
            kind?: components["schemas"]["BusinessKind"] | null;
            /** @description At most 200 words for free listings, 500 for Premium. */
            description?: string | null;
            /** @description Street address. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description A US state, stored as its two-letter code. */
            state?: string | null;
            /** @description ZIP code: 5 or 9 digits. */
            zipCode?: string | null;
            /** @description Phone number of the business. */
            phone?: string | null;
            /** @description Address of the website, http or https. */
            website?: string | null;
            /** @description Email address of the business. */
            email?: string | null;
            /** @description Latitude of the pin in degrees, with `longitude`. At most 30 miles from the ZIP code or town. */
            latitude?: number | null;
            /** @description Longitude of the pin in degrees, with `latitude`. */
            longitude?: number | null;
            /** @description Price range, as a sign (`$$`) or its word (`Moderate`). */
            priceRange?: string | null;
            /** @description Perks for pets and their people. */
            petPerks?: string[];
            /** @description Perks to show first. Premium only. */
            highlightedPerks?: string[];
            /** @description Paths of your uploads of kind `business_photo`, or data URLs. The tier limits their number. */
            images?: string[];
            /** @description Captions of the photos, in the order of `images`. */
            imageAlts?: string[];
            /** @description Path of your upload of kind `menu`. Premium only. */
            menuUrl?: string | null;
            /** @description Tips for arriving with a pet, such as parking. Premium only. */
            arrivalNotes?: string | null;
            /** @description Address or ID of a YouTube video. Premium only. */
            youtubeVideoId?: string | null;
            /** @description Address of the Facebook page. Premium only. */
            facebookUrl?: string | null;
            /** @description Address of the Instagram profile. Premium only. */
            instagramUrl?: string | null;
            /** @description Address of the TikTok profile. Premium only. */
            tiktokUrl?: string | null;
            /** @description Opening hours in the syntax of OpenStreetMap, such as `Mo-Fr 09:00-17:00`. */
            openingHours?: string | null;
            /** @description Whether pets are welcome. Replaces the whole policy. */
            policy?: components["schemas"]["PolicyForm"] | null;
        };
        /** @description A business changed. */
        BusinessChangedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "business.changed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["BusinessEventData"];
        };
        /** @description A business closed permanently. */
        BusinessClosedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "business.closed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["BusinessEventData"];
        };
        /** @description A business was added. */
        BusinessCreatedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "business.created";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["BusinessEventData"];
        };
        /** @description Subject of an event of a business. */
        BusinessEventData: {
            /** @description ID of the business. */
            businessId: number;
            /** @description The business; null if you can no longer see it. */
            business: components["schemas"]["WebhookBusiness"] | null;
        };
        /** @description Number of businesses that the same search would find with each additional filter. */
        BusinessFacets: {
            /** @description Number of businesses that the search finds now. Counting stops at 10,000. */
            total: number;
            /** @description True if more than 3,000 businesses match. Only the best are counted, so each number except `total` is at least that high, and rare perks and kinds may be missing. */
            capped: boolean;
            /** @description Suggested perks, chosen perks, and the most frequent others. */
            perks: components["schemas"]["FacetCount"][];
            /** @description Kinds of place that the search finds, instead of the chosen ones. */
            kinds: components["schemas"]["FacetCount"][];
            /** @description Each price range, instead of the chosen ones. */
            price: components["schemas"]["FacetCount"][];
            /** @description Each minimum rating in whole stars, instead of the chosen one. */
            minRating: components["schemas"]["FacetCount"][];
            /** @description Verified businesses. */
            verified: number;
            /** @description Community favorites. */
            favorites: number;
            /** @description In a search with `pets`: each value of `fits`, instead of the chosen one. */
            fits?: {
                /** @description Places that fit the pets. */
                yes: number;
                /** @description The same, and those where you should ask. */
                ask: number;
            };
        };
        /** @description A new listing. */
        BusinessForm: {
            /** @description Name of the business. */
            name: string;
            category: components["schemas"]["Category"];
            /** @description Kind of place within the category. */
            kind?: components["schemas"]["BusinessKind"] | null;
            /** @description At most 200 words for free listings, 500 for Premium. */
            description?: string | null;
            /** @description Street address. */
            address?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description A US state, stored as its two-letter code. */
            state?: string | null;
            /** @description ZIP code: 5 or 9 digits. */
            zipCode?: string | null;
            /** @description Phone number of the business. */
            phone?: string | null;
            /** @description Address of the website, http or https. */
            website?: string | null;
            /** @description Email address of the business. */
            email?: string | null;
            /** @description Latitude of the pin in degrees, with `longitude`. At most 30 miles from the ZIP code or town. */
            latitude?: number | null;
            /** @description Longitude of the pin in degrees, with `latitude`. */
            longitude?: number | null;
            /** @description Price range, as a sign (`$$`) or its word (`Moderate`). */
            priceRange?: string | null;
            /** @description Perks for pets and their people. */
            petPerks?: string[];
            /** @description Perks to show first. Premium only. */
            highlightedPerks?: string[];
            /** @description Paths of your uploads of kind `business_photo`, or data URLs. The tier limits their number. */
            images?: string[];
            /** @description Captions of the photos, in the order of `images`. */
            imageAlts?: string[];
            /** @description Path of your upload of kind `menu`. Premium only. */
            menuUrl?: string | null;
            /** @description Tips for arriving with a pet, such as parking. Premium only. */
            arrivalNotes?: string | null;
            /** @description Address or ID of a YouTube video. Premium only. */
            youtubeVideoId?: string | null;
            /** @description Address of the Facebook page. Premium only. */
            facebookUrl?: string | null;
            /** @description Address of the Instagram profile. Premium only. */
            instagramUrl?: string | null;
            /** @description Address of the TikTok profile. Premium only. */
            tiktokUrl?: string | null;
            /** @description Opening hours in the syntax of OpenStreetMap, such as `Mo-Fr 09:00-17:00`. */
            openingHours?: string | null;
            /** @description Whether pets are welcome. Replaces the whole policy. */
            policy?: components["schemas"]["PolicyForm"] | null;
            /**
             * @description Tier to order. Premium features appear once it is paid.
             * @default free
             */
            tier: components["schemas"]["ListingTier"];
        };
        /** @description A business is no longer public. */
        BusinessHiddenEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "business.hidden";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["BusinessEventData"];
        };
        /**
         * @description Kind of place within a category.
         * @enum {string}
         */
        BusinessKind: "veterinarian" | "emergency-vet" | "pet-store" | "groomer" | "boarding" | "daycare" | "pet-sitter" | "trainer" | "pet-transport" | "pet-photographer" | "shelter" | "pharmacy" | "dog-park" | "off-leash-area" | "dog-beach" | "beach" | "trail" | "park" | "nature-reserve" | "attraction" | "museum" | "market" | "movie-theater" | "restaurant" | "cafe" | "bar" | "brewery" | "winery" | "bakery" | "fast-food" | "ice-cream-shop" | "hotel" | "bed-and-breakfast" | "hostel" | "vacation-rental" | "campground" | "apartments" | "real-estate-agent" | "store";
        /** @description A business with its name. */
        BusinessName: {
            id: number;
            /** @description Name of the business. */
            name: string;
        };
        /** @description The people of a business. */
        BusinessPeople: {
            /** @description The business. */
            business: components["schemas"]["BusinessName"];
            yourRole: components["schemas"]["BusinessRole"];
            /** @description The owner first, then the others in the order in which they joined. */
            people: components["schemas"]["BusinessPerson"][];
            /** @description For the owner: open invitations. Null for the others. */
            invitations: components["schemas"]["OpenInvitation"][] | null;
        };
        /** @description A member with a role in a business. */
        BusinessPerson: {
            /**
             * Format: uuid
             * @description ID of the member.
             */
            memberId: string;
            /** @description Full name; null if they gave none. */
            name: string | null;
            /** @description For the owner: the invited address of a person without a name. Null for all others. */
            invitedEmail: string | null;
            role: components["schemas"]["BusinessRole"];
            /**
             * Format: date-time
             * @description When they got a role in the business.
             */
            since: string;
            /** @description True for the viewer. */
            isYou: boolean;
        };
        /** @description A business became public. */
        BusinessPublishedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "business.published";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["BusinessEventData"];
        };
        /** @description A recommendation of a place that is not listed yet. */
        BusinessRecommendation: {
            /**
             * @description Type of feedback.
             * @constant
             */
            feedbackType: "business_recommendation";
            /** @description Title. Defaults to one made from the name. */
            title?: string;
            /** @description Why the sender recommends the place. */
            description: string;
            /** @description Name of the place. */
            recommendedBusinessName: string;
            recommendedBusinessCategory: components["schemas"]["Category"];
            /** @description Kind of place within the category. */
            recommendedBusinessKind?: components["schemas"]["BusinessKind"] | null;
            /** @description Street address of the place. */
            recommendedBusinessAddress: string;
            /** @description City of the place. */
            recommendedBusinessCity: string;
            /** @description A US state, stored as its two-letter code. */
            recommendedBusinessState: string;
            /** @description ZIP code of the place: 5 or 9 digits. */
            recommendedBusinessZip?: string | null;
            /** @description Phone number of the place. */
            recommendedBusinessPhone?: string | null;
            /** @description Address of the place’s website. */
            recommendedBusinessWebsite?: string | null;
            /** @description What makes the place pet-friendly. */
            recommendedBusinessDescription: string;
            /**
             * @description Perks for pets and their people.
             * @default []
             */
            recommendedPetPerks: string[];
            /** @description Ignored: the server sets the priority. */
            priority?: components["schemas"]["FeedbackPriority"];
            /**
             * @description How the sender wants to be answered.
             * @default email
             */
            contactPreference: components["schemas"]["ContactPreference"];
            /** @description Email address of the sender, for an answer. */
            contactEmail?: string | null;
            /** @description Phone number of the sender, for an answer. */
            contactPhone?: string | null;
            /**
             * @description True if the recommendation may be shown to others.
             * @default false
             */
            allowPublicDisplay: boolean;
        };
        /** @description A report about a wrong listing. */
        BusinessReport: {
            /**
             * @description Type of feedback.
             * @constant
             */
            feedbackType: "listing_issue";
            /** @description Title. Defaults to one made from the report. */
            title?: string;
            /** @description What is wrong with the listing. */
            description: string;
            /** @description Name of the listing. */
            recommendedBusinessName: string;
            /** @description Ignored: the server sets the priority. */
            priority?: components["schemas"]["FeedbackPriority"];
            /**
             * @description How the sender wants to be answered.
             * @default email
             */
            contactPreference: components["schemas"]["ContactPreference"];
            /**
             * @description True if the report may be shown to others.
             * @default false
             */
            allowPublicDisplay: boolean;
            /**
             * @description Exactly one kind of problem.
             * @default [
             *       "incorrect_info"
             *     ]
             */
            tags: components["schemas"]["ReportType"][];
            /** @description ID of the listing. Defaults to the listing with exactly this name, if any. */
            businessId?: number | null;
            /** @description Email address for questions about the report. */
            reporterEmail?: ("" | string) | null;
        };
        /** @description Ratings of a business, the words that its reviews use most, and their newest photos. */
        BusinessReviewSummary: {
            /** @description Number of published reviews per rating, highest rating first. */
            distribution: {
                /** @description Stars. */
                rating: number;
                /** @description Number of reviews. */
                count: number;
            }[];
            /** @description Words that at least 3 of the newest 200 reviews use, most frequent first. */
            mentions: {
                /** @description A word. */
                word: string;
                /** @description Number of reviews that use it. */
                count: number;
            }[];
            /** @description Number of reviews with photos. */
            withPhotos: number;
            /** @description The first photo of each of the newest reviews with photos, each photo once. */
            photos: {
                /** @description ID of the review. */
                reviewId: number;
                /** @description Path of its first photo. */
                url: string;
            }[];
        };
        /**
         * @description A role in a business. There is one owner.
         * @enum {string}
         */
        BusinessRole: "owner" | "manager" | "responder";
        /** @description An offer to hand a business over, and what became of it. */
        BusinessTransfer: {
            id: number;
            /** @description ID of the business. */
            businessId: number;
            /** @description Name of the business. */
            businessName: string;
            status: components["schemas"]["TransferStatus"];
            /** @description Whether Premium lasts until the end of the paid period (`keep`) or ends at the handover (`end`). */
            premium: components["schemas"]["PremiumChoice"];
            /** @description True if you made the offer, false if you accepted it. */
            isSender: boolean;
            /** @description Name of the former owner; null if they gave none. */
            fromName: string | null;
            /** @description Email address of the recipient. */
            toEmail: string;
            /**
             * Format: date-time
             * @description Until when the recipient can accept.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the recipient accepted.
             */
            acceptedAt: string | null;
            /**
             * Format: date-time
             * @description Until when the former owner can undo; null if they cannot.
             */
            undoUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Actions that you can take now. */
            moves: components["schemas"]["TransferMove"][];
        };
        /** @description How an administrator verified that a business is what it claims to be. */
        BusinessVerificationForm: {
            /** @description How it was verified, such as `Phone call`. */
            verificationSource: string;
            /** @description Notes for administrators only. */
            verificationNotes?: string | null;
            /** @description The version that you looked at. If the business changed since then, the decision is refused. */
            version?: number;
        };
        /**
         * @description Decision about reported content.
         * @enum {string}
         */
        CaseAction: "keep" | "hide" | "remove" | "warn" | "restrict" | "suspend" | "erase_minor";
        /**
         * @description Status of reported content: `open` until an administrator decides.
         * @enum {string}
         */
        CaseStatus: "open" | "resolved";
        /**
         * @description Category of a business.
         * @enum {string}
         */
        Category: "restaurants" | "hotels" | "events" | "services" | "homes";
        /**
         * @description A category, or `all`.
         * @enum {string}
         */
        CategoryFilter: "all" | "restaurants" | "hotels" | "events" | "services" | "homes";
        /** @description Some of the changes in the directory. */
        ChangesPage: {
            /** @description The changes, oldest first. Each business appears once, with its last change. */
            changes: components["schemas"]["BusinessChange"][];
            /** @description `since` of the next call. Store it, also if there were no changes. */
            next: string;
            /** @description True if there are more changes now. If false, call again later. */
            hasMore: boolean;
        };
        /**
         * @description State of a part: `failed` needs action now, `warning` needs action soon.
         * @enum {string}
         */
        CheckState: "ok" | "warning" | "failed";
        /** @description A claim as its claimant sees it. */
        Claim: {
            id: number;
            /** @description ID of the claimed business. */
            businessId: number;
            /** @description How the claimant proves the claim. */
            verificationMethod: components["schemas"]["ClaimMethod"];
            status: components["schemas"]["ClaimStatus"];
            /** @description Whether the code went to the listing or to the claimant. Null if there is none. */
            codeSentTo: components["schemas"]["CodeRecipient"] | null;
            /** @description Attempts left at the code; null if there is none. */
            attemptsLeft: number | null;
            /** @description Proofs to choose from, for `website_verification`; otherwise null. */
            websiteProof: components["schemas"]["WebsiteProof"] | null;
            /**
             * Format: date-time
             * @description 30 days after the claim was made.
             */
            expiresAt: string;
            /** @description Actions that the claimant can take now. */
            moves: components["schemas"]["ClaimMove"][];
        };
        /** @description Approval of a claim. */
        ClaimApproval: {
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
            /** @description Why the claim is right. Required if it has no proof. Only the audit log contains it: the claimant does not see it. */
            reason?: string;
        };
        /** @description A claim was approved. */
        ClaimApprovedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "claim.approved";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ClaimEventData"];
        };
        /** @description Subject of an event of a claim. */
        ClaimEventData: {
            /** @description ID of the business. */
            businessId: number;
            /** @description ID of the claim. */
            claimId: number;
            /** @description The claim; null if it is not yours. */
            claim: components["schemas"]["WebhookClaim"] | null;
        };
        /** @description A claim expired or was canceled. */
        ClaimExpiredEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "claim.expired";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ClaimEventData"];
        };
        /** @description A claim to become the owner of a business. */
        ClaimForm: {
            /** @description Full name of the claimant. */
            claimantName: string;
            /** @description Address that gets emails about the claim. */
            claimantEmail: string;
            /** @description Required for `phone_verification`. */
            claimantPhone?: string | null;
            /** @description Role of the claimant at the business. */
            businessRole: components["schemas"]["ClaimRole"];
            /** @description How the claimant is connected to the business, in their own words. */
            ownershipProof: string;
            /**
             * @description How the claimant proves the claim.
             * @default email_verification
             */
            verificationMethod: components["schemas"]["ClaimMethod"];
            /** @description Paths of your uploads of kind `claim_document`. `document_upload` requires at least one. */
            verificationDocuments?: string[];
            /** @description ID of your open claim to this business. The new one replaces it. */
            replaces?: number;
        };
        /**
         * @description How a claimant proves a claim.
         * @enum {string}
         */
        ClaimMethod: "phone_verification" | "email_verification" | "postcard_verification" | "document_upload" | "website_verification" | "google_my_business";
        /**
         * @description Action of a claimant.
         * @enum {string}
         */
        ClaimMove: "verify" | "resend" | "check" | "replace" | "cancel";
        /** @description A claim was rejected. */
        ClaimRejectedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "claim.rejected";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ClaimEventData"];
        };
        /** @description Rejection of a claim. The claimant sees the reason. */
        ClaimRejection: {
            /** @description Reason for the rejection. */
            rejectionReason: string;
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /**
         * @description Role of a claimant at the business.
         * @enum {string}
         */
        ClaimRole: "owner" | "manager" | "authorized_representative";
        /**
         * @description Status of a claim.
         * @enum {string}
         */
        ClaimStatus: "pending" | "under_review" | "approved" | "rejected" | "expired";
        /** @description A claim was submitted. */
        ClaimSubmittedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "claim.submitted";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ClaimEventData"];
        };
        /** @description Why an administrator closes a reported place. */
        ClosingReason: {
            /** @description Why. The owner reads it. */
            reason: string;
        };
        /**
         * @description Whether a code goes to the listing’s contact or to the claimant’s.
         * @enum {string}
         */
        CodeRecipient: "listing" | "claimant";
        /** @description One of two possible duplicates, as an administrator compares them. */
        ComparedBusiness: {
            id: number;
            /** @description Name of the business. */
            name: string;
            category: components["schemas"]["Category"];
            /** @description Kind of place within the category; null if unknown. */
            kind: components["schemas"]["BusinessKind"] | null;
            /** @description Description by the owner. */
            description: string | null;
            /** @description Street address. */
            address: string | null;
            /** @description City. */
            city: string | null;
            /** @description State, usually its two-letter code. */
            state: string | null;
            /** @description ZIP code. */
            zipCode: string | null;
            /** @description Phone number of the business. */
            phone: string | null;
            /** @description Address of the website. */
            website: string | null;
            /** @description Email address of the business, not of a member. */
            email: string | null;
            /** @description Latitude in degrees. */
            latitude: number | null;
            /** @description Longitude in degrees. */
            longitude: number | null;
            priceRange: components["schemas"]["PriceRange"] | null;
            /** @description Perks for pets and their people. */
            petPerks: string[];
            /** @description Paths of photos on this site. Add `?w=` and 400, 800, or 1200 for a width in pixels. */
            images: string[];
            tier: components["schemas"]["ListingTier"];
            /**
             * Format: uuid
             * @description ID of the member who owns the business; null if nobody claimed it.
             */
            ownerId: string | null;
            /** @description True if an administrator checked the listing. */
            isVerified: boolean;
            /** @description Average rating in stars, with two decimals. `0.00` without reviews. */
            avgRating: string;
            /** @description Number of published reviews. */
            reviewCount: number;
            /** @description Whether pets are welcome; null if nothing is known. */
            policy: components["schemas"]["Policy"] | null;
            /** @description Opening hours in the syntax of OpenStreetMap. */
            openingHours: string | null;
            /** @description Number of members who saved it. */
            savedCount: number;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Confirmation by emailed link.
         * @default {
         *       "fingerprint": null
         *     }
         */
        ConfirmationForm: {
            /**
             * @description The fingerprint that you got. If the values have changed since, nothing is confirmed.
             * @default null
             */
            fingerprint: string | null;
        };
        /** @description The account’s email address after confirmation. */
        ConfirmedEmail: {
            /** @description The new address. */
            email: string;
        };
        /**
         * @description Topic of a contact message.
         * @enum {string}
         */
        ContactCategory: "general" | "business" | "technical" | "feedback" | "partnership" | "other";
        /** @description A message to the people who run this site. Send `subject` or `title`, `contactEmail` or `email`, and `message` or `description`. If you send both, the first one is used. */
        ContactInquiry: {
            /**
             * @description Type of feedback. May be sent as `type`.
             * @constant
             */
            feedbackType: "contact_inquiry";
            /** @description Subject of the message. */
            subject?: string;
            /** @description Same as `subject`. */
            title?: string;
            /** @description The whole text. Defaults to one made from the other fields. */
            description?: string;
            /** @description Text of the message. */
            message?: string;
            /** @description Email address for our answer. */
            contactEmail?: string;
            /** @description Same as `contactEmail`. */
            email?: string;
            /** @description Name of the sender. */
            name?: string | null;
            /** @description Topic of the message. */
            category?: components["schemas"]["ContactCategory"] | null;
        };
        /**
         * @description How the sender wants to be answered.
         * @enum {string}
         */
        ContactPreference: "email" | "phone" | "none";
        /** @description A report of content by another member. */
        ContentReport: {
            /**
             * @description Type of the item.
             * @enum {string}
             */
            targetType: "review" | "response" | "guide_dog" | "pet_profile" | "turned_away" | "turned_away_answer";
            /** @description ID of the item, or the path of a photo as in `images`, `petImageUrl`, or `profileImageUrl`. */
            targetId: number;
            /** @description Rule that the content breaks. */
            reason: components["schemas"]["ModerationReason"];
            /** @description At most 2,000 characters. At least 10 if the reason is `other`; otherwise optional. */
            description?: string | null;
            /** @description Address that gets the result. Only administrators see it. */
            reporterEmail?: ("" | string) | null;
        } | {
            /**
             * @description Type of the item.
             * @constant
             */
            targetType: "photo";
            /** @description ID of the item, or the path of a photo as in `images`, `petImageUrl`, or `profileImageUrl`. */
            targetId: string;
            /** @description Rule that the content breaks. */
            reason: components["schemas"]["ModerationReason"];
            /** @description At most 2,000 characters. At least 10 if the reason is `other`; otherwise optional. */
            description?: string | null;
            /** @description Address that gets the result. Only administrators see it. */
            reporterEmail?: ("" | string) | null;
        };
        /** @description A decision on a copyright notice or counter-notice. */
        CopyrightDecision: {
            /**
             * @description What to do with the notice or counter-notice.
             * @constant
             */
            decision: "accept";
            /** @description Reason for the decision. Both sides see it. */
            reason?: string | null;
            /** @description Addresses to take down. Defaults to all that the notice names, except business pages. */
            addresses?: string[];
        } | {
            /**
             * @description What to do with the notice or counter-notice.
             * @constant
             */
            decision: "refuse";
            /** @description Reason for the decision. Both sides see it. */
            reason: string;
        } | {
            /**
             * @description What to do with the notice or counter-notice.
             * @constant
             */
            decision: "restore";
            /** @description ID of the counter-notice. */
            counterNoticeId: number;
            /** @description Reason for the decision. Both sides see it. */
            reason?: string | null;
        } | {
            /**
             * @description What to do with the notice or counter-notice.
             * @constant
             */
            decision: "uphold";
            /** @description ID of the counter-notice. */
            counterNoticeId: number;
            /** @description Reason for the decision. Both sides see it. */
            reason: string;
        };
        /** @description A copyright notice that was sent. */
        CopyrightNotice: {
            id: number;
            status: components["schemas"]["CopyrightStatus"];
        };
        /** @description A copyright notice (17 U.S.C. § 512(c)(3)). */
        CopyrightNoticeForm: {
            /** @description Full name of the person who signs. */
            name: string;
            /** @description Address for our answer. */
            email: string;
            /** @description Postal address of the person who signs. */
            postalAddress: string;
            /** @description Phone number of the person who signs. */
            phone?: string | null;
            /** @description The protected work, and where it can be seen. */
            work: string;
            /** @description Where the work is used on this site: paths or full addresses of photos, reviews, responses, Guide Dogs, pets, or business pages. */
            addresses: string[];
            /**
             * @description The sender believes in good faith that the use is not authorized.
             * @constant
             */
            goodFaith: true;
            /**
             * @description Under penalty of perjury: the notice is accurate, and the sender may act for the owner.
             * @constant
             */
            accuracy: true;
            /** @description The full name, typed as a signature. */
            signature: string;
        };
        /**
         * @description Status of a copyright notice.
         * @enum {string}
         */
        CopyrightStatus: "received" | "taken_down" | "refused";
        /** @description The effect of a copyright notice on a member’s own content. */
        CopyrightTakedown: {
            /** @description ID of the notice. */
            id: number;
            status: components["schemas"]["CopyrightStatus"];
            /** @description Name of the notice’s sender. */
            claimantName: string;
            /** @description The protected work. */
            work: string;
            /** @description Reason that the administrator gave. */
            reason: string | null;
            /** @description The member’s content that was taken down. */
            takenDown: {
                /** @description Path of the content on this site. */
                path: string;
                targetType: components["schemas"]["CopyrightTargetType"];
                /**
                 * Format: date-time
                 * @description When the content was taken down.
                 */
                takenDownAt: string;
                /**
                 * Format: date-time
                 * @description When the content was put back; otherwise null.
                 */
                restoredAt: string | null;
            }[];
            /** @description Your counter-notice; null if you sent none. */
            counterNotice: {
                status: components["schemas"]["CounterNoticeStatus"];
                /**
                 * Format: date-time
                 * @description First day on which the content may be put back: 10 business days after you sent it.
                 */
                restorableFrom: string;
                /**
                 * Format: date-time
                 * @description Last day on which the content must be put back: 14 business days after you sent it.
                 */
                restoreBy: string;
                /** @description Reason that the administrator gave. */
                reason: string | null;
                /** Format: date-time */
                createdAt: string;
            } | null;
        };
        /**
         * @description Type of content that a copyright notice names.
         * @enum {string}
         */
        CopyrightTargetType: "review" | "response" | "guide_dog" | "pet_profile" | "photo" | "business";
        /** @description A counter-notice by the member whose content was taken down (17 U.S.C. § 512(g)(3)). */
        CounterNoticeForm: {
            /** @description Full name of the person who signs. */
            name: string;
            /** @description Postal address of the person who signs. */
            postalAddress: string;
            /** @description Phone number of the person who signs. */
            phone: string;
            /** @description Why the takedown was a mistake. */
            statement: string;
            /**
             * @description Under penalty of perjury: the member believes in good faith that it was a mistake.
             * @constant
             */
            mistake: true;
            /**
             * @description The member consents to the jurisdiction of the Federal District Court.
             * @constant
             */
            jurisdiction: true;
            /** @description The full name, typed as a signature. */
            signature: string;
        };
        /**
         * @description Status of a counter-notice.
         * @enum {string}
         */
        CounterNoticeStatus: "waiting" | "restored" | "upheld";
        /** @description The signed-in member’s own record. */
        CurrentUser: {
            /** Format: uuid */
            id: string;
            /** @description Address that receives notifications. */
            email: string | null;
            /** @description Shown to everyone. */
            firstName: string | null;
            /** @description Shown only to the member and administrators. */
            lastName: string | null;
            /** @description Path of the photo on this site, or an https address. */
            profileImageUrl: string | null;
            /** @description Name of the member’s pet, shown to everyone. */
            petFirstName: string | null;
            /** @description ZIP code where searches start. Shown only to the member. */
            homeZipCode: string | null;
            /** @description Number for text messages. Shown only to the member. */
            phoneNumber: string | null;
            /** @description True once the member filled in their profile. */
            isRegistrationComplete: boolean;
            /** @description Default search radius in miles, as text. */
            preferredRadius: string;
            /** @description True if the member wants notifications by email. */
            emailNotifications: boolean;
            /** @description True if the member wants notifications by text message. */
            smsNotifications: boolean;
            /** @description True while the profile, Guide Dog, and pets are hidden from others. */
            paused: boolean;
            /** @description True if recommendations may use viewed places and the location. */
            personalisation: boolean;
            /** @description True if visits to businesses are counted. */
            analytics: boolean;
            /** @description True if the member has confirmed that they are 13 or older. Until then, they cannot make changes. */
            ageConfirmed: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Restriction or suspension that currently applies, or null. */
            sanction: {
                /**
                 * @description Restricted and suspended members can read but not post.
                 * @enum {string}
                 */
                kind: "restriction" | "suspension";
                /**
                 * Format: date-time
                 * @description End of a restriction. Null for a suspension, which has no end.
                 */
                until: string | null;
                /** @description True if the sanction was imposed on another account with the same mailbox (such as x+1@ and x+2@). */
                isOfOtherAccount: boolean;
            } | null;
        };
        /**
         * @description How a reviewer came to visit: they paid, or were invited.
         * @enum {string}
         */
        Disclosure: "paid" | "invited";
        /** @description Two businesses that may be the same. */
        DuplicateCandidate: {
            id: number;
            /** @description How likely the businesses are the same: 100 is the most likely. */
            score: number;
            /** @description Reasons for and against it, most important first. */
            reasons: string[];
            /** @description The two businesses, the older listing first. */
            businesses: components["schemas"]["ComparedBusiness"][];
            /** @description Name of the administrator who dismissed the pair; otherwise null. */
            dismissedBy: string | null;
            /**
             * Format: date-time
             * @description When the pair was dismissed.
             */
            dismissedAt: string | null;
        };
        /** @description The secret from the link that was emailed to the new address. */
        EmailConfirmation: {
            /** @description Secret from the link. */
            token: string;
        };
        /** @description A new email address for the account. It takes effect when it is confirmed by email. */
        EmailForm: {
            /** @description The new address, which receives a confirmation link. */
            email: string;
        };
        /**
         * @description Where emails go: to a mail server, or to files that reach nobody.
         * @enum {string}
         */
        EmailGateway: "smtp" | "files";
        /** @description The emails that a decision would send. */
        EmailPreview: {
            /** @description Emails in the order in which they would be recorded. */
            emails: {
                /** @description Masked address of the recipient; null if there is none. */
                to: string | null;
                /** @description Subject line. */
                subject: string;
                /** @description Plain-text part. */
                text: string;
                /** @description HTML part. */
                html: string;
                /** @description Why this email is not delivered; null if it is. */
                notSent: string | null;
            }[];
            /** @description Why no email is sent; null if there is one. */
            note: string | null;
        };
        /** @description A decision, with the body that its own call would get. */
        EmailPreviewForm: {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "approveBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ApprovalForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "rejectBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["RejectionForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "requestBusinessRevision";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["RevisionForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "verifyBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["BusinessVerificationForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "refuseVerification";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["VerificationRefusal"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "hideBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ListingReason"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "unhideBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ListingReason"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "closeBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ListingReason"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "reopenBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ListingReason"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "deleteBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body?: components["schemas"]["ListingDeletion"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "approveClaim";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ClaimApproval"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "rejectClaim";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ClaimRejection"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "approveOwnershipRequest";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["OwnershipApproval"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "rejectOwnershipRequest";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["OwnershipRejection"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "setFeedbackStatus";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["FeedbackStatusForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "completeFeedback";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["FeedbackCompletion"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "closeReportedBusiness";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ClosingReason"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "createBusinessFromRecommendation";
            /** @description ID of the record to decide on. */
            id: number;
            body?: components["schemas"]["FeedbackListing"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "resolveReport";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["ReportDecision"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "decideOnAppeal";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["AppealDecisionForm"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "decideOnCopyrightNotice";
            /** @description ID of the record to decide on. */
            id: number;
            body: components["schemas"]["CopyrightDecision"];
        } | {
            /**
             * @description Operation ID of the call that decides.
             * @constant
             */
            decision: "sanctionMember";
            /**
             * Format: uuid
             * @description ID of the member.
             */
            id: string;
            body: components["schemas"]["MemberSanctionForm"];
        };
        /** @description An account that is closed and will be erased. */
        Erasure: {
            /**
             * Format: date-time
             * @description When all data is erased. Until then, the member can sign in and restore the account.
             */
            erasureAt: string;
        };
        /** @description What happens to the member’s reviews when the account is erased. */
        ErasureForm: {
            /**
             * @description `anonymise` keeps the reviews without the author’s name, and `remove` deletes them.
             * @enum {string}
             */
            reviews: "anonymise" | "remove";
        };
        /** @description Words around those that a search found. */
        Excerpt: {
            /** @description Part of the description, or a whole perk. */
            text: string;
            /** @description Start and length of each word or phrase that matched, in UTF-16 code units. */
            marks: number[][];
        };
        /** @description Number of businesses found with one more filter. */
        FacetCount: {
            /** @description Value of the filter parameter. */
            name: string;
            /** @description Number of businesses. Counting stops at 10,000. */
            count: number;
        };
        /** @description A known fact about a place, and how it came about. */
        Fact: {
            /** @description True if the owner states the value. */
            byOwner: boolean;
            /** @description True if an administrator states the value. */
            byAdministrator: boolean;
            /** @description Visitors who confirm the value. */
            visitors: number;
            /** @description The newest 50 statements, newest first. */
            history: components["schemas"]["FactStatement"][];
        } & components["schemas"]["FactInWords"];
        /** @description An answer to “Is this still right?”. */
        FactAnswerForm: {
            /** @description The value that you saw. */
            value: components["schemas"]["FactValue"];
            /** @description True if the value is still right. */
            isRight: boolean;
        };
        /** @description What the owner of a business confirms. */
        FactConfirmation: {
            /** @description The facts that are still right, with their values. */
            facts: components["schemas"]["SeenFact"][];
        };
        /** @description A known fact about a place. */
        FactInWords: {
            /** @description Name of the fact: a field of a policy, or `openingHours`. */
            key: components["schemas"]["FactName"];
            /** @description Name of the fact in words. */
            label: string;
            /** @description The value that is shown. */
            value: components["schemas"]["FactValue"];
            /** @description The value as a sentence. */
            text: string;
            /**
             * @description How far the value can be trusted.
             * @enum {string}
             */
            state: "confirmed" | "unconfirmed" | "disputed" | "stale";
            /**
             * Format: date
             * @description Day of the last statement or confirmation (UTC).
             */
            confirmedAt: string;
            /** @description Visitors who contradict it, within 60 days. */
            contradictions: number;
        };
        /**
         * @description Name of a fact: a field of a policy, or `openingHours`.
         * @enum {string}
         */
        FactName: "pets.dog" | "pets.cat" | "pets.bird" | "pets.rabbit" | "pets.fish" | "pets.reptile" | "pets.other" | "areas.indoors" | "areas.patio" | "areas.room" | "areas.pool" | "areas.off-leash-area" | "maxPets" | "maxWeightLb" | "sizes" | "breedRestrictions" | "leash" | "leftAlone" | "vaccinationProof" | "fee" | "deposit" | "petHours" | "note" | "openingHours";
        /** @description What someone said about a fact. */
        FactStatement: {
            /** @description The value; null if it was no longer stated. */
            value: components["schemas"]["FactValue"] | null;
            /** @description The value as a sentence; null like the value. */
            text: string | null;
            /**
             * @description Kind of source. Nobody learns who it was.
             * @enum {string}
             */
            source: "owner" | "administrator" | "import" | "visitor";
            /**
             * @description What it does with the value.
             * @enum {string}
             */
            verdict: "states" | "confirms" | "contradicts";
            /**
             * Format: date
             * @description Day of the statement (UTC).
             */
            day: string;
        };
        /** @description Value of a fact, as in a policy. */
        FactValue: string | number | components["schemas"]["PetSize"][] | components["schemas"]["PetFee"];
        /**
         * @description What a pet fee is charged for.
         * @enum {string}
         */
        FeeUnit: "stay" | "night" | "pet" | "pet-night";
        /** @description Feedback as its sender sees it. */
        Feedback: {
            id: number;
            feedbackType: components["schemas"]["FeedbackType"];
            status: components["schemas"]["FeedbackStatus"];
            /** @description Title. */
            title: string;
            /** @description Text. */
            description: string;
            /** @description Name of the recommended place or reported listing. */
            recommendedBusinessName: string | null;
            /** @description Street address of the recommended place. */
            recommendedBusinessAddress: string | null;
            /** @description City of the recommended place. */
            recommendedBusinessCity: string | null;
            /** @description State of the recommended place. */
            recommendedBusinessState: string | null;
            /** @description ZIP code of the recommended place. */
            recommendedBusinessZip: string | null;
            /** @description Phone number of the recommended place. */
            recommendedBusinessPhone: string | null;
            /** @description Address of the recommended place’s website. */
            recommendedBusinessWebsite: string | null;
            recommendedBusinessCategory: components["schemas"]["Category"] | null;
            /** @description Kind of place within the category; null if unknown. */
            recommendedBusinessKind: components["schemas"]["BusinessKind"] | null;
            /** @description What makes the recommended place pet-friendly. */
            recommendedBusinessDescription: string | null;
            /** @description Perks of the recommended place. */
            recommendedPetPerks: string[];
            /** @description ID of the listing that the feedback is about, if known. */
            businessId: number | null;
            priority: components["schemas"]["FeedbackPriority"];
            /** @description Kind of problem, for a report. */
            tags: string[];
            contactPreference: components["schemas"]["ContactPreference"];
            /** @description True if the feedback may be shown to others. */
            allowPublicDisplay: boolean;
            /**
             * Format: date-time
             * @description When we answered the sender.
             */
            answeredAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Record of an answer to feedback. */
        FeedbackAnswer: {
            /** @description False removes the record. */
            isAnswered: boolean;
        };
        /** @description Completion of feedback. */
        FeedbackCompletion: {
            /** @description Action taken. A member who sent the feedback sees it. */
            actionTaken: string;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /** @description Feedback of any type. */
        FeedbackForm: components["schemas"]["BusinessReport"] | components["schemas"]["BusinessRecommendation"] | components["schemas"]["ContactInquiry"] | components["schemas"]["SiteFeedback"];
        /**
         * @description Options for creating a business from a recommendation.
         * @default {}
         */
        FeedbackListing: {
            /** @description Description of the business. Defaults to the sender’s, if `allowPublicDisplay` is true. */
            description?: string | null;
            /**
             * @description True creates the business even if it may already be listed.
             * @default false
             */
            force: boolean;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /**
         * @description Priority of feedback.
         * @enum {string}
         */
        FeedbackPriority: "low" | "medium" | "high" | "urgent";
        /**
         * @description Status of feedback.
         * @enum {string}
         */
        FeedbackStatus: "pending" | "under_review" | "in_progress" | "completed" | "rejected" | "duplicate";
        /** @description The status set by an administrator. */
        FeedbackStatusForm: {
            status: components["schemas"]["FeedbackStatus"];
            /** @description Notes for administrators only. Required to reopen completed feedback. */
            adminNotes?: string | null;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /**
         * @description Type of feedback.
         * @enum {string}
         */
        FeedbackType: "business_recommendation" | "feature_request" | "bug_report" | "general_feedback" | "content_suggestion" | "listing_issue" | "contact_inquiry";
        /**
         * @description Format of the response.
         * @enum {string}
         */
        FileFormat: "json" | "csv";
        /** @description Whether pets can come to a place. */
        Fit: {
            /** @description Whether the pets can come. `ask`: something that matters is unknown. */
            answer: components["schemas"]["FitAnswer"];
            /** @description All reasons, the most important first. */
            reasons: components["schemas"]["FitReason"][];
        };
        /**
         * @description Whether pets can come.
         * @enum {string}
         */
        FitAnswer: "yes" | "ask" | "no";
        /** @description Why pets can come, can’t come, or why you should ask. */
        FitReason: {
            /**
             * @description The fact behind it; `policy` if nothing is known.
             * @enum {string}
             */
            rule: "policy" | "pets.dog" | "pets.cat" | "pets.bird" | "pets.rabbit" | "pets.fish" | "pets.reptile" | "pets.other" | "areas.indoors" | "areas.patio" | "areas.room" | "areas.pool" | "areas.off-leash-area" | "maxPets" | "maxWeightLb" | "sizes" | "breedRestrictions" | "leash" | "leftAlone" | "vaccinationProof" | "fee" | "deposit" | "petHours" | "note" | "openingHours";
            /** @description What this fact means for the pets. */
            answer: components["schemas"]["FitAnswer"];
            /** @description The reason in words. */
            text: string;
            /**
             * @description How far the fact can be trusted; null if it is unknown.
             * @enum {string|null}
             */
            state: "confirmed" | "unconfirmed" | "disputed" | "stale" | null;
            /**
             * Format: date
             * @description The day it was last stated or confirmed; null if it is unknown.
             */
            confirmedAt: string | null;
        };
        /**
         * @description A role that the owner gives: `manager` changes the listing and responds to reviews; `responder` only responds.
         * @enum {string}
         */
        GivenRole: "manager" | "responder";
        /** @description A Guide Dog: a member whose reviews help others, represented by their pet. */
        GuideDog: {
            id: number;
            /**
             * Format: uuid
             * @description ID of the member.
             */
            userId: string;
            /** @description Name of the pet. */
            petName: string;
            petType: components["schemas"]["GuideDogPetType"];
            /** @description Path of the photo on this site. */
            petImageUrl: string | null;
            /** @description Path of a drawing of the pet, for a profile without a photo. */
            petDrawing: string;
            /** @description ID of the pet whose photo is shown. */
            petProfileId: number | null;
            /** @description About the Guide Dog. */
            bio: string | null;
            /** @description Where the Guide Dog lives, such as `Austin, TX`. */
            location: string | null;
            /** @description Tier, by the number of published reviews. */
            status: components["schemas"]["GuideDogTier"];
            /** @description Number of the member’s published reviews. */
            reviewCount: number;
            /**
             * Format: date-time
             * @description When the member became a Guide Dog.
             */
            joinedDate: string;
            user: components["schemas"]["UserSummary"];
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        };
        /** @description Changes to a Guide Dog profile. Absent fields stay unchanged, and null clears a field. */
        GuideDogChange: {
            /** @description Name of the pet. */
            petName?: string;
            petType?: components["schemas"]["GuideDogPetType"];
            /** @description Where the Guide Dog lives, such as `Austin, TX`. */
            location?: string;
            /** @description About the Guide Dog. */
            bio?: string | null;
            /** @description Path of your upload of kind `pet_photo`, or a data URL. */
            petImageUrl?: string | null;
            /** @description ID of one of your pets, whose photo is shown. */
            petProfileId?: number | null;
        };
        /** @description A new Guide Dog profile. */
        GuideDogForm: {
            /** @description Name of the pet. */
            petName: string;
            petType: components["schemas"]["GuideDogPetType"];
            /** @description Where the Guide Dog lives, such as `Austin, TX`. */
            location: string;
            /** @description About the Guide Dog. */
            bio?: string | null;
            /** @description Path of your upload of kind `pet_photo`, or a data URL. */
            petImageUrl?: string | null;
            /** @description ID of one of your pets, whose photo is shown. */
            petProfileId?: number | null;
        };
        /**
         * @description Kind of pet.
         * @enum {string}
         */
        GuideDogPetType: "dog" | "cat" | "bird" | "rabbit" | "other";
        /**
         * @description Tier of a Guide Dog, by the number of published reviews.
         * @enum {string}
         */
        GuideDogTier: "bronze" | "silver" | "gold" | "platinum";
        /** @description The response of a health probe. */
        Health: {
            /**
             * @description Always `ok`; otherwise the probe fails.
             * @constant
             */
            status: "ok";
            /** @description Only from `/healthz`, and only with `DATABASE_READ_URLS`. */
            replicas?: components["schemas"]["ReplicaHealth"][];
        };
        /** @description Opening hours in the local time of the place. */
        Hours: {
            /** @description IANA time zone of the place, such as `America/Chicago`. */
            timeZone: string | null;
            /** @description Open minutes of a week, counted from Monday 12:00 AM. */
            weekly: number[][];
            /** @description Days within the next year on which the week does not apply. */
            exceptions: {
                /** @description Days since January 1, 1970. */
                day: number;
                /** @description Open minutes of that day. Empty if the place is closed. */
                ranges: number[][];
            }[];
        };
        /** @description Headers by name, in lower case. */
        HttpHeaders: {
            [key: string]: string;
        };
        /** @description An import of a file, and its progress. */
        Import: {
            id: number;
            /** @description Name of the uploaded file. */
            fileName: string;
            /**
             * @description Format of the file.
             * @enum {string}
             */
            format: "csv" | "jsonl" | "geojson" | "parquet" | "osm-pbf" | "osm-xml";
            /** @description True if nothing is changed. */
            isDryRun: boolean;
            /** @description A worker starts waiting imports. */
            state: components["schemas"]["ImportState"];
            /** @description Share of the file that was read, from 0 to 1. */
            progress: number;
            /** @description Number of processed rows. */
            rows: number;
            /** @description Number of rows per result. A dry run looks for duplicates among the first 100,000 new rows of the file and all listings. */
            counts: {
                /** @description New listings. */
                added: number;
                /** @description Listings that were updated. */
                changed: number;
                /** @description Listings from other sources that were completed. */
                joined: number;
                /** @description Listings that equal the row. */
                unchanged: number;
                /** @description Listings that differ only in fields that were edited by hand. */
                kept: number;
                /** @description Listings of the same source and area that are no longer in the file. */
                missing: number;
                /** @description Rows that were skipped because they look like an existing listing. */
                duplicate: number;
                /** @description Rows that were left out on purpose; `skipped` gives the reasons. */
                skipped: number;
                /** @description Rows that were skipped because they are invalid. */
                wrong: number;
            };
            /** @description Number of rows left out on purpose, per reason, such as `In Canada`. */
            skipped: {
                [key: string]: number;
            };
            /** @description Country whose rows are imported, as two letters. */
            country: string;
            /** @description How the columns of a CSV file became fields; null for the template. */
            mapping: components["schemas"]["ImportMapping"] | null;
            /** @description Why the import failed; otherwise null. */
            failure: string | null;
            /** @description Name of the administrator. */
            startedBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the import ended.
             */
            endedAt: string | null;
            /** @description Whether `POST /api/admin/imports/{id}/undo` is possible now. */
            canUndo: boolean;
            /** @description The undo of this import; null if no one has started one. */
            undo: components["schemas"]["ImportUndo"] | null;
        };
        /** @description The result for one row of the file. */
        ImportLine: {
            /** @description Position of the row, from 1. */
            number: number;
            /** @description Line on which the row starts. In a file without lines, position of the element. 0 for a missing listing. */
            line: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description Name of the business in the row. */
            name: string | null;
            /** @description ID of the row in its source. */
            externalId: string | null;
            /** @description ID of the listing that was added or changed, or that the row looks like. */
            businessId: number | null;
            /** @description Explanation of the result. */
            message: string | null;
            /** @description Whether `POST …/lines/{number}/list` can list this likely duplicate. */
            canList: boolean;
        };
        /** @description Several rows of an import close to each other on the map. */
        ImportMapCluster: {
            /** @description Latitude of the center in degrees. */
            latitude: number;
            /** @description Longitude of the center in degrees. */
            longitude: number;
            /** @description Number of rows. */
            count: number;
            /** @description How many of them are new listings. */
            added: number;
            /** @description How many change a listing. */
            changed: number;
            /** @description How many are likely duplicates. */
            duplicate: number;
        };
        /** @description A row of an import on the map. */
        ImportMapPoint: {
            /** @description Position of the row, from 1. */
            number: number;
            /** @description Name of the business in the row. */
            name: string | null;
            /**
             * @description `changed` includes listings of other sources that were joined. In a dry run, the expected result.
             * @enum {string}
             */
            result: "added" | "changed" | "duplicate";
            /** @description ID of the listing that was added or changed, or that the row looks like. */
            businessId: number | null;
            /** @description Latitude in degrees. */
            latitude: number;
            /** @description Longitude in degrees. */
            longitude: number;
        };
        /** @description How the columns of a CSV file become fields. Without a column for `externalId`, the name and address identify each row. */
        ImportMapping: {
            /** @description All columns of the file. */
            columns: {
                /** @description Name of the column in the first line of the file. */
                column: string;
                /**
                 * @description Field that the column is imported into, or null. A column of a `perk:` says yes or no.
                 * @enum {string|null}
                 */
                field: "name" | "category" | "kind" | "description" | "welcomesPets" | "address" | "city" | "state" | "zipCode" | "country" | "latitude" | "longitude" | "locationSource" | "phone" | "website" | "email" | "facebookUrl" | "instagramUrl" | "tiktokUrl" | "priceRange" | "openingHours" | "arrivalNotes" | "youtubeVideoId" | "dogsAllowed" | "catsAllowed" | "indoorsAllowed" | "patioAllowed" | "roomsAllowed" | "leashRequired" | "maxPets" | "maxWeightLb" | "breedRestrictions" | "leftAlone" | "vaccinationProof" | "petFee" | "petDeposit" | "petHours" | "petNote" | "policy" | "petPerks" | "highlightedPerks" | "externalId" | "source" | "attribution" | "perk:Outdoor seating" | "perk:Water bowls" | "perk:Pet treats" | "perk:No pet fees" | "perk:Welcome kit" | "perk:Dog park nearby" | "perk:Pet grooming" | "perk:Pet sitting" | "perk:Special pet menu" | "perk:Pet-friendly rooms" | "perk:Walking areas" | "perk:Waste stations" | null;
            }[];
            /**
             * @description Values for rows that name none.
             * @default {
             *       "category": null,
             *       "kind": null,
             *       "state": null
             *     }
             */
            constants: {
                /**
                 * @description Category of rows that name none.
                 * @default null
                 */
                category: components["schemas"]["Category"] | null;
                /**
                 * @description Kind of rows that name none.
                 * @default null
                 */
                kind: components["schemas"]["BusinessKind"] | null;
                /**
                 * @description State of rows that name none.
                 * @default null
                 * @enum {string|null}
                 */
                state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | null;
            };
        };
        /**
         * @description Result for a row of an import.
         * @enum {string}
         */
        ImportOutcome: "added" | "changed" | "joined" | "unchanged" | "kept" | "missing" | "duplicate" | "skipped" | "wrong";
        /**
         * @description State of an import. A worker starts waiting imports.
         * @enum {string}
         */
        ImportState: "waiting" | "running" | "done" | "failed";
        /** @description Number of rows of an import in a town, per result. */
        ImportTown: {
            /** @description Town and state, such as `Austin, TX`; null for rows without a known town. */
            town: string | null;
            /** @description New listings. */
            added: number;
            /** @description Listings that change. */
            changed: number;
            /** @description Likely duplicates. */
            duplicate: number;
        };
        /** @description The undo of an import, and its progress. */
        ImportUndo: {
            /** @description A worker starts waiting undos. The import is undone once this is `done`. */
            state: components["schemas"]["ImportState"];
            /** @description Share of the changes that were handled, from 0 to 1. */
            progress: number;
            /** @description Number of listings per result. */
            counts: {
                /** @description Listings that the import had added, and that were deleted. */
                removed: number;
                /** @description Listings with fields that have their values from before again. */
                restored: number;
                /** @description Listings that no longer have the source of the import. */
                separated: number;
                /** @description Listings that the import had hidden, and that are shown again. */
                shown: number;
                /** @description Listings that the import had shown again, and that are hidden again. */
                hidden: number;
                /** @description Listings that stay as they are, in whole or in part. */
                stayed: number;
            };
            /** @description Why the undo stopped; otherwise null. */
            failure: string | null;
            /** @description Name of the administrator. */
            startedBy: string;
            /**
             * Format: date-time
             * @description When the undo ended.
             */
            endedAt: string | null;
        };
        /** @description A listing that an undo left as it is, in whole or in part. */
        ImportUndoLine: {
            /** @description ID of the listing. */
            businessId: number;
            /** @description Name of the listing. */
            name: string;
            /** @description Why it stays as it is, or which fields do. */
            message: string;
        };
        /** @description An interaction of a visitor with a business. May be sent with `navigator.sendBeacon`, as a Blob of application/json. */
        Interaction: {
            /**
             * @description Kind of interaction.
             * @enum {string}
             */
            interactionType: "view" | "phone_click" | "website_click" | "directions_click" | "social_media_click" | "review_click" | "image_click";
            /** @description Random ID that the browser chooses for each visit. */
            sessionId: string;
        };
        /** @description Counts by kind of interaction. */
        InteractionCounts: {
            /** @description Page views. */
            view: number;
            /** @description Phone clicks. */
            phone_click: number;
            /** @description Website clicks. */
            website_click: number;
            /** @description Directions clicks. */
            directions_click: number;
            /** @description Social media clicks. */
            social_media_click: number;
            /** @description Review clicks. */
            review_click: number;
            /** @description Photo clicks. */
            image_click: number;
        };
        /** @description Counts of one day by kind of interaction. */
        InteractionDay: {
            /**
             * Format: date
             * @description Day (UTC).
             */
            date: string;
        } & components["schemas"]["InteractionCounts"];
        /** @description An invitation, as its link shows it. */
        Invitation: {
            /**
             * @description Only an `open` invitation can be answered.
             * @enum {string}
             */
            state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
            role: components["schemas"]["GivenRole"];
            /** @description The invited address, masked. */
            email: string;
            /** @description The business. */
            business: components["schemas"]["BusinessName"];
            /** @description Name of the owner; null if they gave none. */
            invitedBy: string | null;
            /**
             * Format: date-time
             * @description When the link stops working.
             */
            expiresAt: string;
            /**
             * @description You: not signed in, the `recipient`, an `other` account with a different address, or a `person` with a role.
             * @enum {string}
             */
            viewer: "visitor" | "recipient" | "other" | "person";
        };
        /** @description An invitation to help manage a business. */
        InvitationForm: {
            /** @description The address that gets the link. Only an account with this confirmed address can accept. */
            email: string;
            role: components["schemas"]["GivenRole"];
        };
        /** @description Your note about a place, and its position. Absent fields stay unchanged. */
        KeptPlaceForm: {
            /** @description Private note. Null removes it. */
            note?: string | null;
            /** @description Position in the trip. A new place without one comes last. */
            position?: number;
        };
        /**
         * @description Whether a leash or carrier is required.
         * @enum {string}
         */
        LeashRule: "required" | "not-required" | "off-leash-area";
        /** @description Values that occur in the directory, for filters of all listings. */
        ListingChoices: {
            /** @description Names of import sources, in alphabetical order. */
            sources: string[];
        };
        /**
         * @description Deletion of a listing.
         * @default {
         *       "reason": null
         *     }
         */
        ListingDeletion: {
            /**
             * @description Why. The owner reads it.
             * @default null
             */
            reason: string | null;
            /** @description The version that you looked at. A business that changed since then is refused. */
            version?: number;
        };
        /** @description Why an administrator changes a listing. */
        ListingReason: {
            /** @description Why. The owner reads it. */
            reason: string;
            /** @description The version that you looked at. A business that changed since then is refused. */
            version?: number;
        };
        /**
         * @description Status of a business for administrators.
         * @enum {string}
         */
        ListingStatus: "pending" | "under_review" | "approved" | "rejected" | "needs_revision" | "withdrawn" | "hidden" | "closed";
        /**
         * @description Tier of a listing.
         * @enum {string}
         */
        ListingTier: "free" | "premium";
        /** @description A location that starts with the text. */
        LocationSuggestion: {
            /** @description Name of the city, state, or ZIP code. */
            name: string;
            /** @description Number of businesses in that city or state. Null for a ZIP code. */
            places: number | null;
        };
        /** @description Several businesses close to each other on the map. */
        MapCluster: {
            /** @description Latitude of the center in degrees. */
            latitude: number;
            /** @description Longitude of the center in degrees. */
            longitude: number;
            /** @description Number of businesses. */
            count: number;
        };
        /** @description A business on the map. */
        MapPoint: {
            id: number;
            /** @description Name of the business. */
            name: string;
            category: components["schemas"]["Category"];
            /** @description Kind of place within the category; null if unknown. */
            kind: components["schemas"]["BusinessKind"] | null;
            tier: components["schemas"]["ListingTier"];
            /** @description Latitude in degrees. */
            latitude: number;
            /** @description Longitude in degrees. */
            longitude: number;
            /** @description Average rating in stars, with two decimals. `0.00` without reviews. */
            avgRating: string;
            /** @description Number of published reviews. */
            reviewCount: number;
            /** @description Miles from the origin of the search, with one decimal. */
            distance?: number;
            /** @description In a search with `pets`: whether they can come. Details: `GET /api/businesses/{id}/fit`. */
            fit?: components["schemas"]["FitAnswer"];
        };
        /** @description The sanction that was applied. */
        MemberSanction: {
            /**
             * Format: uuid
             * @description ID of the member.
             */
            memberId: string;
            /**
             * @description Decision.
             * @enum {string}
             */
            action: "warn" | "restrict" | "suspend" | "erase_minor";
            /** @description ID of the notice to the member; null if the account will be erased. */
            noticeId: number | null;
            /**
             * Format: date-time
             * @description End of a restriction, or earliest time of the erasure; otherwise null.
             */
            until: string | null;
        };
        /** @description A decision about a member without a report. */
        MemberSanctionForm: components["schemas"]["RestrictionDecision"] | {
            /**
             * @description Decision.
             * @enum {string}
             */
            action: "warn" | "suspend" | "erase_minor";
            /** @description Rule that was broken. */
            reasonCode: components["schemas"]["ModerationReason"];
            /** @description Reason in your own words. The member sees it. */
            note: string;
        };
        /** @description A merge of two businesses and its current state. */
        Merge: {
            id: number;
            /** @description The business that stayed public. */
            kept: components["schemas"]["MergedBusiness"];
            /** @description The business that disappeared. */
            merged: components["schemas"]["MergedBusiness"];
            /** @description Name of the administrator. */
            mergedBy: string;
            /**
             * Format: date-time
             * @description When the businesses were merged.
             */
            mergedAt: string;
            /**
             * Format: date-time
             * @description Deadline for undoing the merge.
             */
            undoUntil: string;
            /** @description Name of the administrator who undid the merge; otherwise null. */
            undoneBy: string | null;
            /**
             * Format: date-time
             * @description When the merge was undone.
             */
            undoneAt: string | null;
            /** @description Numbers of records that moved to the kept business. */
            moved: {
                /** @description Reviews. */
                reviews: number;
                /** @description Reviews that are stored but not shown, because their authors wrote a newer one. */
                olderReviews: number;
                /** @description Photos. */
                photos: number;
                /** @description Claims. */
                claims: number;
                /** @description Reports and other feedback about the merged business. */
                messages: number;
            };
            /** @description Actions that an administrator can take now. */
            moves: "undo"[];
        };
        /**
         * @description One of the two businesses.
         * @enum {string}
         */
        MergeChoice: "kept" | "merged";
        /** @description A merge of two businesses. */
        MergeForm: {
            /** @description ID of the business that stays public. */
            keepId: number;
            /** @description ID of the business that disappears. Its address redirects to the kept one. */
            mergedId: number;
            /** @description Whose pet policy is right: you then state it for the kept business. If absent, what everyone said about both is weighed. */
            policy?: components["schemas"]["MergeChoice"];
            /** @description The same for the opening hours. If absent, what everyone said about both is weighed. */
            openingHours?: components["schemas"]["MergeChoice"];
            /**
             * @description Required if only the merged business has an owner. `merged` makes them the owner of the kept business, `none` leaves it without an owner.
             * @enum {string}
             */
            owner?: "none" | "merged";
            /** @description Reason for the audit log. */
            reason?: string | null;
        };
        /** @description A business that was part of a merge. */
        MergedBusiness: {
            id: number;
            /** @description Name of the business. */
            name: string;
            category: components["schemas"]["Category"];
            /** @description Street address. */
            address: string | null;
            /** @description City. */
            city: string | null;
            /** @description State, usually its two-letter code. */
            state: string | null;
        };
        /**
         * @description `dead` messages failed, and `queued` messages wait.
         * @enum {string}
         */
        MessageStatus: "dead" | "queued";
        /** @description The approximate location of an address. */
        Middle: {
            /** @description Center of the ZIP code, else of the city. Null if both are unknown. */
            middle: {
                /** @description Latitude in degrees. */
                latitude: number;
                /** @description Longitude in degrees. */
                longitude: number;
            } | null;
        };
        /**
         * @description Decision that can be appealed.
         * @enum {string}
         */
        ModerationNoticeKind: "content_hidden" | "content_removed" | "warning" | "restriction" | "suspension";
        /**
         * @description Rule that content breaks.
         * @enum {string}
         */
        ModerationReason: "fake" | "spam" | "harassment" | "inappropriate" | "illegal" | "copyright" | "privacy" | "other";
        /** @description A new token. Only this response contains the secret. */
        NewAccessToken: {
            /** Format: uuid */
            id: string;
            /** @description Name that the member chose. */
            name: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["TokenScope"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null if the token never expires.
             */
            expiresAt: string | null;
            /** @description Secret for `Authorization: Bearer`. Shown only here. */
            token: string;
        };
        /** @description A new merge. */
        NewMerge: {
            id: number;
        };
        /** @description Number of records created in a period. */
        NewRecords: {
            /** @description New members. */
            users: number;
            /** @description New public businesses. */
            businesses: number;
            /** @description New published reviews. */
            reviews: number;
        };
        /** @description Number of records created on one day. */
        NewRecordsOfDay: {
            /**
             * Format: date
             * @description Day (UTC).
             */
            date: string;
        } & components["schemas"]["NewRecords"];
        /** @description A second factor that becomes active with its first code. The secret is shown only once. */
        NewTotp: {
            /** @description Secret in base32, to type into an authenticator app. */
            secret: string;
            /** @description Address for the QR code that authenticator apps scan. */
            uri: string;
            /** @description 10 codes that work once each. */
            recoveryCodes: string[];
        };
        /** @description A webhook with its new secret. */
        NewWebhook: {
            /** @description Secret that verifies signatures. Shown only here. */
            secret: string;
        } & components["schemas"]["Webhook"];
        /** @description A notice of a decision about a member, their content, their listing, or their claim. */
        Notice: {
            id: number;
            /**
             * Format: date-time
             * @description When the member read the notice; null if they did not.
             */
            readAt: string | null;
        } & components["schemas"]["NoticeByLink"];
        /** @description A notice of a decision, for anyone who has the link from its email. */
        NoticeByLink: {
            kind: components["schemas"]["NoticeKind"];
            /** @description Rule that the content breaks; null for a decision on a listing or claim. */
            reason: components["schemas"]["ModerationReason"] | null;
            /** @description Reason that the administrator gave. */
            note: string;
            /** @description Type of the content. Null for the account as a whole, a listing, or a claim. */
            targetType: components["schemas"]["TargetType"] | null;
            /** @description Start of the text of the content, or the name of the business, at that time. Null for a photo. */
            targetSummary: string | null;
            /** @description Path of the page that shows the content, if you can open it. */
            targetPath: string | null;
            /**
             * Format: date-time
             * @description End of a restriction; otherwise null.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When the decision was lifted; otherwise null.
             */
            liftedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Deadline for an appeal: 180 days after the notice. Null if no appeal is possible.
             */
            appealUntil: string | null;
            /** @description True if the member can still appeal. */
            canAppeal: boolean;
            /** @description The appeal; null if there is none. */
            appeal: components["schemas"]["OwnAppeal"] | null;
        };
        /**
         * @description Decision that a notice is about.
         * @enum {string}
         */
        NoticeKind: "content_hidden" | "content_removed" | "warning" | "restriction" | "suspension" | "business_approved" | "business_rejected" | "business_needs_revision" | "change_approved" | "change_rejected" | "claim_approved" | "claim_rejected" | "listing_edited" | "listing_hidden" | "listing_shown" | "listing_closed" | "listing_reopened" | "listing_deleted" | "listing_restored" | "fact_disputed" | "turned_away";
        /** @description How to show a place on another website, as described on oembed.com. */
        OEmbed: {
            /**
             * @description Version of oEmbed.
             * @constant
             */
            version: "1.0";
            /**
             * @description `link` if the frame is larger than your limits.
             * @enum {string}
             */
            type: "rich" | "link";
            /** @description Name of the place. */
            title: string;
            /** @description Name of this site. */
            provider_name: string;
            /** @description Address of this site. */
            provider_url: string;
            /** @description For how many seconds you may keep the answer. */
            cache_age: number;
            /** @description A frame that shows the place. */
            html?: string;
            /** @description Width of the frame in pixels. */
            width?: number;
            /** @description Height of the frame in pixels. */
            height?: number;
            /** @description Address of the badge of the place, unless it is too large for you. */
            thumbnail_url?: string;
            /** @description Width of the badge in pixels. */
            thumbnail_width?: number;
            /** @description Height of the badge in pixels. */
            thumbnail_height?: number;
        };
        /** @description The item of a queue that has waited longest. */
        OldestWaiting: {
            /**
             * @description The queue of the item.
             * @enum {string}
             */
            queue: "approvals" | "claims" | "ownership" | "feedback" | "reports" | "appeals" | "erasures" | "copyright" | "duplicates" | "postcards" | "policies" | "outgoing";
            /** @description ID of the item. */
            id: string;
            /** @description Name or title of the item. Null if it has none. */
            name: string | null;
            /**
             * Format: date-time
             * @description When it began to wait.
             */
            since: string;
        };
        /** @description An invitation that waits for an answer. */
        OpenInvitation: {
            id: number;
            /** @description The invited address. */
            email: string;
            role: components["schemas"]["GivenRole"];
            /** @description Emails sent so far, at most 4. */
            emails: number;
            /**
             * Format: date-time
             * @description When the newest email was sent.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the link stops working: 7 days after the newest email.
             */
            expiresAt: string;
            /** @description True if the link no longer works, so that it can only be sent again. */
            isExpired: boolean;
        };
        /** @description An order to erase a child’s account, which is closed until then. */
        OrderedErasure: {
            id: number;
            /**
             * Format: uuid
             * @description ID of the member.
             */
            memberId: string;
            /** @description Full name; null if they gave none. */
            memberName: string | null;
            /** @description Email address of the member. */
            memberEmail: string | null;
            /** @description Name of the administrator who ordered the erasure. */
            orderedBy: string;
            /**
             * Format: date-time
             * @description When the erasure was ordered and the account closed.
             */
            orderedAt: string;
            /** @description Rule that was broken. */
            reasonCode: components["schemas"]["ModerationReason"];
            /** @description Why the administrator ordered the erasure. Visible to administrators only. */
            note: string;
            /** @description ID of the report that led to the erasure; null if there was none. */
            reportId: number | null;
            /**
             * Format: date-time
             * @description Earliest time of the erasure.
             */
            erasureAt: string;
            /** @description True if the account is erased only after another administrator confirms it. */
            awaitsConfirmation: boolean;
            /** @description Name of the administrator who confirmed the erasure; null if nobody did. */
            confirmedBy: string | null;
            /**
             * Format: date-time
             * @description When the erasure was confirmed; null if nobody did.
             */
            confirmedAt: string | null;
            /** @description What you can do now. */
            moves: ("confirm" | "stop")[];
        };
        /** @description An email or text message that waits or could not be delivered, without its content. */
        OutgoingMessage: {
            /** Format: uuid */
            id: string;
            /**
             * @description `mail` is an email, and `text` is a text message.
             * @enum {string}
             */
            kind: "mail" | "text";
            status: components["schemas"]["MessageStatus"];
            /** @description The recipient, masked. Null if the member no longer has such an address. */
            to: string | null;
            /** @description True if the message answers a person’s action, such as a link or a code. */
            isAnswer: boolean;
            /** @description Number of attempts to deliver it. */
            attempts: number;
            /** @description Why the last attempt failed. */
            reason: string;
            /** @description Error code of the gateway, such as `EENVELOPE 550`. */
            code: string | null;
            /** @description Why the code or link in the message no longer works; otherwise null. Such a message cannot be sent again. */
            wornOut: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When an administrator last sent it again.
             */
            resentAt: string | null;
            /** @description Name of that administrator. */
            resentBy: string | null;
        };
        /** @description A member’s appeal against a notice, as the member sees it. */
        OwnAppeal: {
            /** @description Why the member thinks the decision is wrong. */
            text: string;
            status: components["schemas"]["AppealStatus"];
            /** @description Reason for the decision; null while the appeal is open. */
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the administrator decided; null while the appeal is open.
             */
            decidedAt: string | null;
        };
        /** @description A claim in the claimant’s list. */
        OwnClaim: {
            /** @description Name of the claimed business. */
            businessName: string;
            /** @description What you entered, to claim again with another method. */
            form: {
                /** @description Full name. */
                claimantName: string;
                /** @description Email address. */
                claimantEmail: string;
                /** @description Phone number. */
                claimantPhone: string | null;
                /** @description Role at the business. */
                businessRole: components["schemas"]["ClaimRole"] | null;
                /** @description Connection to the business. */
                ownershipProof: string | null;
            };
            /** @description Why the claim was rejected or canceled; otherwise null. */
            rejectionReason: string | null;
            /** Format: date-time */
            createdAt: string;
        } & components["schemas"]["Claim"];
        /** @description Feedback as the member who sent it sees it. */
        OwnFeedback: {
            /**
             * Format: uuid
             * @description ID of the member who sent it.
             */
            userId: string;
            /** @description Topic of a contact message. */
            contactCategory: components["schemas"]["ContactCategory"] | null;
            /** @description Action taken; null while it is not completed. */
            actionTaken: string | null;
        } & components["schemas"]["Feedback"];
        /** @description A request as its requester sees it. */
        OwnOwnershipRequest: {
            id: number;
            /** @description ID of the business. */
            businessId: number;
            /** @description Name of the business. */
            businessName: string;
            status: components["schemas"]["OwnershipRequestStatus"];
            /** @description Why the business is the requester’s, in their words. */
            message: string;
            /** @description Number of documents of the requester. */
            documents: number;
            /** @description Why the owner declined; null without an answer. */
            ownerReason: string | null;
            /** @description Number of documents of the owner. */
            ownerDocuments: number;
            /**
             * Format: date-time
             * @description Until when the owner can answer before an administrator decides.
             */
            answerBy: string;
            /**
             * Format: date-time
             * @description When the owner answered.
             */
            ownerAnsweredAt: string | null;
            /** @description Why an administrator approved or rejected it; otherwise null. */
            decisionReason: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the requester can ask an administrator to decide; null if they cannot.
             */
            escalateBy: string | null;
            /**
             * Format: date-time
             * @description When the requester can ask again after a refusal; null if it was not refused.
             */
            askAgainAt: string | null;
            /** @description Actions that the requester can take now. */
            moves: components["schemas"]["OwnershipRequesterMove"][];
        };
        /** @description A pet as its owner sees it. */
        OwnPet: {
            /** @description Allergies. */
            allergies: string[];
            /** @description Medications. */
            medications: string[];
            /** @description Special needs. */
            specialNeeds: string | null;
            /** @description True if the pet is spayed or neutered. */
            isSpayedNeutered: boolean;
            /** @description True if the pet has a microchip. */
            microchipped: boolean;
            /** @description ZIP code. */
            homeZipCode: string | null;
            /** @description True if anyone with the address can see the profile. */
            isPublic: boolean;
            /** @description True if the community list shows a public profile. */
            showInCommunity: boolean;
            /** @description True if other members may send messages, once messages launch. */
            allowMessages: boolean;
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        } & components["schemas"]["PublicPet"];
        /** @description A browser in which the member is signed in. */
        OwnSession: {
            id: string;
            /** @description True for the session that makes this call. */
            current: boolean;
            /** @description Browser and system, such as `Firefox on Linux`. */
            browser: string;
            /**
             * Format: date-time
             * @description When the session started.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description Rounded down to the hour.
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description When the session ends if it is not used.
             */
            expiresAt: string;
        };
        /** @description A business in a member’s list. Fields for the owner are absent for anyone else. */
        OwnedBusinessCard: {
            /** @description For the owner: approval status. */
            approvalStatus?: components["schemas"]["ApprovalStatus"];
            /** @description For the owner: why it was rejected, or what to revise. */
            rejectionReason?: string | null;
            /** @description For the owner: new values that await approval, by field. */
            pendingChanges?: {
                [key: string]: unknown;
            } | null;
            /** @description For the owner: the Premium subscription. */
            billing?: components["schemas"]["Billing"];
            /**
             * Format: date-time
             * @description For the owner: when an administrator hid it.
             */
            hiddenAt?: string | null;
            /**
             * Format: date-time
             * @description For the owner: when the place closed permanently.
             */
            closedAt?: string | null;
            /** @description For the owner: true if the tier hides photos or words. */
            isOverPlan?: boolean;
            /**
             * Format: date-time
             * @description For the owner: when a fact about pets was last confirmed.
             */
            policyConfirmedAt?: string | null;
            /** @description For the owner: names of the facts that visitors dispute. */
            disputed?: string[];
        } & components["schemas"]["BusinessCard"];
        /** @description A business as its owner sees it. */
        OwnerBusiness: {
            /** @description Approval status. Only approved businesses are public. */
            approvalStatus: components["schemas"]["ApprovalStatus"];
            /** @description Why the business was rejected, or what the owner should revise. */
            rejectionReason: string | null;
            /** @description New values that await approval, by field. The old values stay public. */
            pendingChanges: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When an administrator hid it.
             */
            hiddenAt: string | null;
            billing: components["schemas"]["Billing"];
            /** @description Actions that the owner can take now. */
            moves: ("edit" | "withdraw" | "relist" | "resubmit")[];
        } & components["schemas"]["Business"];
        /** @description The owner’s response to a review. */
        OwnerResponse: {
            id: number;
            /** @description ID of the review. */
            reviewId: number;
            /** @description Text of the response. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        };
        /** @description A report about a business, as its owner sees it. */
        OwnersTurnedAway: {
            /** @description The business. */
            business: components["schemas"]["BusinessName"];
            /**
             * Format: date
             * @description Day of the visit at the place.
             */
            visitedOn: string;
            /** @description The pets, such as `dog:70,cat`. */
            pets: string;
            /**
             * Format: date-time
             * @description Until when the owner can answer before the report counts; null without one.
             */
            answerBy: string | null;
            /** Format: date-time */
            createdAt: string;
        } & components["schemas"]["TurnedAway"];
        /** @description The owner’s yes to a request. */
        OwnershipAcceptance: {
            /**
             * @description Whether Premium lasts until the end of the paid period (`keep`) or ends now (`end`).
             * @default keep
             */
            premium: components["schemas"]["PremiumChoice"];
        };
        /**
         * @description Answer of an owner to a request.
         * @enum {string}
         */
        OwnershipAnswer: "accept" | "decline";
        /** @description Approval of a request. */
        OwnershipApproval: {
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description Why the business belongs to the requester. Both sides read it. */
            reason: string;
        };
        /** @description The owner’s no to a request. */
        OwnershipRefusal: {
            /** @description Why the business stays yours. The requester reads it. */
            reason: string;
            /** @description Paths of your uploads of kind `claim_document`. Only administrators can open them. */
            documents?: string[];
        };
        /** @description Rejection of a request. */
        OwnershipRejection: {
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description Why the business stays with its owner. Both sides read it. */
            reason: string;
        };
        /** @description A request to become the owner of a business that has one. */
        OwnershipRequestForm: {
            /** @description Why the business is yours. The owner reads it. */
            message: string;
            /** @description Paths of your uploads of kind `claim_document`. Only administrators can open them. */
            documents?: string[];
        };
        /**
         * @description Status of a request to become the owner of a business.
         * @enum {string}
         */
        OwnershipRequestStatus: "waiting" | "declined" | "under_review" | "accepted" | "approved" | "rejected" | "withdrawn" | "closed";
        /**
         * @description Action of a requester.
         * @enum {string}
         */
        OwnershipRequesterMove: "withdraw" | "escalate";
        /** @description Changes to a pet profile. Absent fields stay unchanged, and null clears a field. */
        PetChange: {
            /** @description Name of the pet. */
            petName?: string;
            petType?: components["schemas"]["PetType"];
            /** @description Breed. */
            breed?: string | null;
            /** @description Age in whole years. */
            age?: number | null;
            /** @description Size. Defaults to `medium`. */
            petSize?: components["schemas"]["PetSize"] | null;
            /** @description Weight in pounds. */
            weight?: number | null;
            /** @description Path of your upload of kind `pet_photo`, or a data URL. */
            petImageUrl?: string | null;
            /** @description Color of the fur. */
            furColor?: string | null;
            /** @description Color of the eyes. */
            eyeColor?: string | null;
            /** @description Marks by which the pet can be recognized. */
            specialMarkings?: string | null;
            /** @description Defaults to `moderate`. */
            activityLevel?: components["schemas"]["ActivityLevel"] | null;
            /** @description True if the pet gets along with dogs. */
            friendlyWithDogs?: boolean;
            /** @description True if the pet gets along with cats. */
            friendlyWithCats?: boolean;
            /** @description True if the pet gets along with children. */
            friendlyWithKids?: boolean;
            /** @description From 1 (calm) to 10 (lively). */
            energyLevel?: number | null;
            /** @description Only the owner sees it. */
            allergies?: string[] | null;
            /** @description Only the owner sees it. */
            medications?: string[] | null;
            /** @description Only the owner sees it. */
            specialNeeds?: string | null;
            /** @description Only the owner sees it. */
            isSpayedNeutered?: boolean;
            /** @description Only the owner sees it. */
            microchipped?: boolean;
            /** @description Favorite toys. */
            favoriteToys?: string[] | null;
            /** @description Favorite activities. */
            favoriteActivities?: string[] | null;
            /** @description Favorite treats. */
            favoriteTreats?: string[] | null;
            /** @description Dislikes. */
            dislikes?: string[] | null;
            /** @description Fun facts. */
            funFacts?: string[] | null;
            /** @description About the pet. */
            bio?: string | null;
            /** @description How the pet came to its family. */
            adoptionStory?: string | null;
            /** @description True if anyone with the address can see the profile. Defaults to true. */
            isPublic?: boolean;
            /** @description True if the community list shows a public profile. Defaults to true. */
            showInCommunity?: boolean;
            /** @description True if other members may send messages, once messages launch. Defaults to true. */
            allowMessages?: boolean;
            /** @description Where the pet lives, such as `Austin, TX`. */
            location?: string | null;
            /** @description ZIP code: 5 or 9 digits. Only the owner sees it. */
            homeZipCode?: string | null;
        };
        /** @description A pet fee. */
        PetFee: {
            /** @description US dollars. 0 states that there is no fee. */
            amount: number;
            /** @description What the fee is charged for. */
            per: components["schemas"]["FeeUnit"];
        };
        /** @description A new pet profile. */
        PetForm: {
            /** @description Name of the pet. */
            petName: string;
            petType: components["schemas"]["PetType"];
            /** @description Breed. */
            breed?: string | null;
            /** @description Age in whole years. */
            age?: number | null;
            /** @description Size. Defaults to `medium`. */
            petSize?: components["schemas"]["PetSize"] | null;
            /** @description Weight in pounds. */
            weight?: number | null;
            /** @description Path of your upload of kind `pet_photo`, or a data URL. */
            petImageUrl?: string | null;
            /** @description Color of the fur. */
            furColor?: string | null;
            /** @description Color of the eyes. */
            eyeColor?: string | null;
            /** @description Marks by which the pet can be recognized. */
            specialMarkings?: string | null;
            /** @description Defaults to `moderate`. */
            activityLevel?: components["schemas"]["ActivityLevel"] | null;
            /** @description True if the pet gets along with dogs. */
            friendlyWithDogs?: boolean;
            /** @description True if the pet gets along with cats. */
            friendlyWithCats?: boolean;
            /** @description True if the pet gets along with children. */
            friendlyWithKids?: boolean;
            /** @description From 1 (calm) to 10 (lively). */
            energyLevel?: number | null;
            /** @description Only the owner sees it. */
            allergies?: string[] | null;
            /** @description Only the owner sees it. */
            medications?: string[] | null;
            /** @description Only the owner sees it. */
            specialNeeds?: string | null;
            /** @description Only the owner sees it. */
            isSpayedNeutered?: boolean;
            /** @description Only the owner sees it. */
            microchipped?: boolean;
            /** @description Favorite toys. */
            favoriteToys?: string[] | null;
            /** @description Favorite activities. */
            favoriteActivities?: string[] | null;
            /** @description Favorite treats. */
            favoriteTreats?: string[] | null;
            /** @description Dislikes. */
            dislikes?: string[] | null;
            /** @description Fun facts. */
            funFacts?: string[] | null;
            /** @description About the pet. */
            bio?: string | null;
            /** @description How the pet came to its family. */
            adoptionStory?: string | null;
            /** @description True if anyone with the address can see the profile. Defaults to true. */
            isPublic?: boolean;
            /** @description True if the community list shows a public profile. Defaults to true. */
            showInCommunity?: boolean;
            /** @description True if other members may send messages, once messages launch. Defaults to true. */
            allowMessages?: boolean;
            /** @description Where the pet lives, such as `Austin, TX`. */
            location?: string | null;
            /** @description ZIP code: 5 or 9 digits. Only the owner sees it. */
            homeZipCode?: string | null;
        };
        /**
         * @description Size of a pet.
         * @enum {string}
         */
        PetSize: "extra_small" | "small" | "medium" | "large" | "extra_large";
        /**
         * @description Kind of pet.
         * @enum {string}
         */
        PetType: "dog" | "cat" | "bird" | "rabbit" | "fish" | "reptile" | "other";
        /** @description What an administrator confirms after asking the business. */
        PhoneConfirmation: {
            /** @description The facts that are still right, with their values. */
            facts: components["schemas"]["SeenFact"][];
            /** @description The person you asked, and how. Only administrators read it. */
            reason: string;
        };
        /**
         * @description Width in pixels.
         * @enum {integer}
         */
        PictureWidth: 400 | 800 | 1200;
        /** @description A list that contains a place. */
        PlaceInList: {
            /** @description ID of the list. */
            listId: number;
            /** @description Your note about the place in this list. */
            note: string | null;
            /** @description Position of the place in the trip. */
            position: number;
        };
        /** @description What a business says about pets. Null and missing values are unknown. */
        Policy: {
            pets: components["schemas"]["StatedPets"];
            /** @description Most pets at once. `none` states that there is no limit. */
            maxPets: ("none" | number) | null;
            /** @description Most pounds that each pet may weigh. `none` states that there is no limit. */
            maxWeightLb: ("none" | number) | null;
            /** @description Sizes that are allowed. `none` states that there is no limit. */
            sizes: ("none" | components["schemas"]["PetSize"][]) | null;
            /** @description Breeds that are not allowed, in words. `none` states that there are none. */
            breedRestrictions: string | null;
            /** @description Whether a leash or carrier is required. */
            leash: components["schemas"]["LeashRule"] | null;
            areas: components["schemas"]["StatedAreas"];
            /** @description Whether pets may be left alone, as in a guest room. */
            leftAlone: components["schemas"]["Stated"];
            /** @description Whether proof of vaccination is required. */
            vaccinationProof: components["schemas"]["Stated"];
            /** @description Pet fee. */
            fee: components["schemas"]["PetFee"] | null;
            /** @description Refundable deposit in US dollars. 0 states that there is none. */
            deposit: number | null;
            /** @description When pets are welcome, if that differs from the opening hours, in the syntax of OpenStreetMap. */
            petHours: string | null;
            /** @description Anything else that visitors with pets should know. */
            note: string | null;
        };
        /** @description A pet policy or the opening hours changed. */
        PolicyChangedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "policy.changed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["PolicyEventData"];
        };
        /** @description The pet policy and hours that an owner is asked to confirm. */
        PolicyConfirmation: {
            /** @description The business. */
            business: components["schemas"]["BusinessName"];
            /** @description What the link confirms, in display order. */
            facts: components["schemas"]["FactInWords"][];
            /** @description Changes with the values. Send it with the confirmation. */
            fingerprint: string;
            /**
             * Format: date-time
             * @description When the link stops working: after 30 days.
             */
            expiresAt: string;
        };
        /** @description A pet policy was confirmed. */
        PolicyConfirmedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "policy.confirmed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["PolicyEventData"];
        };
        /** @description Visitors dispute a fact of a pet policy. */
        PolicyDisputedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "policy.disputed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["PolicyEventData"];
        };
        /** @description A place in the administrators’ list of pet policies. */
        PolicyEntry: {
            id: number;
            /** @description Name of the business. */
            name: string;
            /** @description City. */
            city: string | null;
            /** @description State, as two letters. */
            state: string | null;
            /** @description Phone number. */
            phone: string | null;
            /** @description True if the business has an owner. */
            isOwned: boolean;
            /**
             * Format: date-time
             * @description When the owner was last asked by email; null if never.
             */
            askedAt: string | null;
            /**
             * Format: date-time
             * @description When a fact was last stated or confirmed.
             */
            confirmedAt: string;
            /** @description Number of facts in each state. */
            states: {
                /** @description Number of confirmed facts. */
                confirmed: number;
                /** @description Number of unconfirmed facts. */
                unconfirmed: number;
                /** @description Number of disputed facts. */
                disputed: number;
                /** @description Number of stale facts. */
                stale: number;
            };
            /** @description The facts that visitors dispute. */
            disputed: components["schemas"]["FactName"][];
        };
        /** @description Subject of an event of a pet policy. */
        PolicyEventData: {
            /** @description ID of the business. */
            businessId: number;
            /** @description The pet policy and opening hours. */
            policy: components["schemas"]["WebhookPolicy"] | null;
        };
        /** @description Whether pets are welcome. Fields that are left out are unknown. */
        PolicyForm: {
            /** @default {} */
            pets: components["schemas"]["StatedPets"];
            /**
             * @description Most pets at once. `none` states that there is no limit.
             * @default null
             */
            maxPets: ("none" | number) | null;
            /**
             * @description Most pounds that each pet may weigh. `none` states that there is no limit.
             * @default null
             */
            maxWeightLb: ("none" | number) | null;
            /**
             * @description Sizes that are allowed. `none` states that there is no limit.
             * @default null
             */
            sizes: ("none" | components["schemas"]["PetSize"][]) | null;
            /** @description Breeds that are not allowed, in words. `none` states that there are none. */
            breedRestrictions?: string | null;
            /**
             * @description Whether a leash or carrier is required.
             * @default null
             */
            leash: components["schemas"]["LeashRule"] | null;
            /** @default {} */
            areas: components["schemas"]["StatedAreas"];
            /**
             * @description Whether pets may be left alone, as in a guest room.
             * @default unknown
             */
            leftAlone: components["schemas"]["Stated"];
            /**
             * @description Whether proof of vaccination is required.
             * @default unknown
             */
            vaccinationProof: components["schemas"]["Stated"];
            /**
             * @description Pet fee.
             * @default null
             */
            fee: components["schemas"]["PetFee"] | null;
            /**
             * @description Refundable deposit in US dollars. 0 states that there is none.
             * @default null
             */
            deposit: number | null;
            /** @description When pets are welcome, if that differs from the opening hours, in the syntax of OpenStreetMap. */
            petHours?: string | null;
            /** @description Anything else that visitors with pets should know. */
            note?: string | null;
        };
        /** @description A postcard that is waiting to be printed and mailed. */
        Postcard: {
            /** Format: uuid */
            id: string;
            /** @description ID of the claim. */
            claimId: number;
            /** @description ID of the business. The claimant enters the code at /claim-business/{businessId}. */
            businessId: number;
            /** @description Address to write on the postcard. */
            to: {
                /** @description Name of the business. */
                name: string;
                /** @description Street address. */
                street: string;
                /** @description City. */
                city: string;
                /** @description State, usually its two-letter code. */
                state: string;
                /** @description ZIP code. Empty if the listing has none. */
                zipCode: string;
            };
            /** @description Text to print next to the code. */
            text: string;
            /** @description 6-digit code, shown nowhere else. Null if the site’s secret changed; then the code does not work, and the claimant has to request another one. */
            code: string | null;
            /**
             * Format: date-time
             * @description When the code expires: 30 days after it was created.
             */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description What happens to Premium when a business gets another owner.
         * @enum {string}
         */
        PremiumChoice: "keep" | "end";
        /** @description The work of other administrators in a queue right now. */
        Presence: {
            /** @description Other administrators who look at an item of this queue right now. */
            others: {
                /** @description Name of the other administrator. */
                administrator: string;
                /** @description ID of the item that they look at. */
                item: number;
            }[];
            /** @description Decisions of other administrators in this queue in the last 2 minutes, newest first. */
            decided: {
                /** @description ID of the item. */
                item: number;
                /** @description Name of the administrator who decided. */
                administrator: string;
                /** @description The decision as in the audit log, such as `business.approve`. */
                action: string;
                /**
                 * Format: date-time
                 * @description When they decided.
                 */
                at: string;
            }[];
        };
        /** @description The item that an administrator looks at right now. */
        PresenceForm: {
            /** @description The queue that you look at. */
            queue: components["schemas"]["QueueName"];
            /** @description ID of the item that is open; null if none is. */
            item: number | null;
        };
        /**
         * @description Price range, from `$` to `$$$$`.
         * @enum {string}
         */
        PriceRange: "$" | "$$" | "$$$" | "$$$$";
        /** @description A member’s privacy choices. */
        Privacy: {
            /** @description True while the profile, Guide Dog, and pets are hidden from others. */
            paused: boolean;
            /** @description True if recommendations may use viewed places and the location. */
            personalisation: boolean;
            /** @description True if visits to businesses are counted. */
            analytics: boolean;
        };
        /** @description New privacy choices. Absent fields stay unchanged. */
        PrivacyChange: {
            /** @description True hides the profile, Guide Dog, and pets from others. */
            paused?: boolean;
            /** @description True lets recommendations use viewed places and the location. */
            personalisation?: boolean;
            /** @description True counts visits to businesses. */
            analytics?: boolean;
        };
        /** @description An error. */
        Problem: {
            /** @description Kind of problem: `urn:problem:` and the code in lower case. */
            type: string;
            /** @description Name of the HTTP status. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description Sentence for people. Same as `message`. */
            detail: string;
            /** @description Sentence for people. Same as `detail`. */
            message: string;
            /**
             * @description Exact error, from a fixed list.
             * @enum {string}
             */
            code: "INVALID_INPUT" | "INVALID_CURSOR" | "ORIGIN_REQUIRED" | "ORIGIN_INCOMPLETE" | "LOCATION_CONFLICT" | "BOUNDS_INVALID" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "BUSINESS_NOT_FOUND" | "BUSINESS_GONE" | "APPROVAL_MOVE_REFUSED" | "LISTING_MOVE_REFUSED" | "IMPORT_MOVE_REFUSED" | "LIKELY_DUPLICATE" | "MERGE_NOT_FOUND" | "MERGE_REFUSED" | "DUPLICATE_NOT_FOUND" | "DUPLICATE_DECIDED" | "FEEDBACK_NOT_FOUND" | "FEEDBACK_MOVE_REFUSED" | "CLAIM_NOT_FOUND" | "CLAIM_EXISTS" | "CLAIM_MOVE_REFUSED" | "CLAIM_CODE_EXPIRED" | "CLAIM_CODE_LIMIT" | "BUSINESS_ALREADY_CLAIMED" | "OWN_BUSINESS" | "NO_OWNER_TO_ASK" | "OWNERSHIP_REQUEST_NOT_FOUND" | "OWNERSHIP_REQUEST_EXISTS" | "OWNERSHIP_REQUEST_MOVE_REFUSED" | "TOO_MANY_OWNERSHIP_REQUESTS" | "TRANSFER_NOT_FOUND" | "TRANSFER_EXISTS" | "TRANSFER_MOVE_REFUSED" | "TRANSFER_TOO_SOON" | "TRANSFER_LINK_INVALID" | "TRANSFER_WRONG_ACCOUNT" | "FACT_CHANGED" | "FACT_ANSWERED" | "TURNED_AWAY_NOT_FOUND" | "TURNED_AWAY_EXISTS" | "TURNED_AWAY_ANSWER_NOT_FOUND" | "CONFIRMATION_LINK_INVALID" | "CONFIRMATION_LINK_USED" | "CONFIRMATION_LINK_EXPIRED" | "CONFIRMATION_LINK_REPLACED" | "CONFIRMATION_LINK_VOID" | "OWNER_ASKED" | "INVITATION_NOT_FOUND" | "INVITATION_OVER" | "INVITATION_OF_OTHERS" | "INVITATION_REFUSED" | "PERSON_NOT_FOUND" | "OWNER_STAYS" | "TOO_MANY_PEOPLE" | "TOO_MANY_INVITATION_EMAILS" | "REVIEW_NOT_FOUND" | "REVIEW_EXISTS" | "RESPONSE_NOT_FOUND" | "RESPONSE_EXISTS" | "USER_NOT_FOUND" | "GUIDE_DOG_NOT_FOUND" | "GUIDE_DOG_EXISTS" | "PET_NOT_FOUND" | "TOO_MANY_PETS" | "SAVED_LIST_NOT_FOUND" | "SAVED_LIST_EXISTS" | "SAVED_LIST_STAYS" | "TOO_MANY_SAVED_LISTS" | "TOO_MANY_SAVED_PLACES" | "ALERT_NOT_FOUND" | "ALERT_EXISTS" | "TOO_MANY_ALERTS" | "REAUTHENTICATION_REQUIRED" | "EMAIL_LINK_INVALID" | "TOO_MANY_EMAIL_CHANGES" | "TOO_MANY_TOKENS" | "TOO_MANY_WEBHOOKS" | "WEBHOOK_DISABLED" | "ALREADY_PREMIUM" | "NOT_PREMIUM" | "NOTHING_PAID" | "AGE_CONFIRMATION_REQUIRED" | "ACCOUNT_RESTRICTED" | "ACCOUNT_SUSPENDED" | "REPORT_NOT_FOUND" | "REPORT_RESOLVED" | "APPEAL_LINK_INVALID" | "APPEAL_EXISTS" | "APPEAL_NOT_FOUND" | "APPEAL_DECIDED" | "COPYRIGHT_NOTICE_NOT_FOUND" | "COPYRIGHT_MOVE_REFUSED" | "ADMINISTRATOR_NOT_FOUND" | "ADMINISTRATOR_EXISTS" | "ADMINISTRATOR_STAYS" | "TOO_MANY_ADMINISTRATORS" | "TOO_MANY_SAVED_REPLIES" | "CODE_REFUSED" | "PASSWORD_REFUSED" | "TOTP_NOT_STARTED" | "TOTP_NOT_ON" | "SIGNATURE_REFUSED" | "CHANGED_MEANWHILE" | "DECISION_FINAL" | "FILE_TYPE_REFUSED" | "FILE_TOO_LARGE" | "FILE_REFUSED" | "FORMAT_NOT_SUPPORTED" | "MALFORMED_REQUEST" | "ADMINISTRATORS_ONLY" | "CROSS_SITE" | "METHOD_NOT_ALLOWED" | "BODY_TOO_LARGE" | "ADDRESS_TOO_LONG" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "INVALID_PASSWORD" | "TOTP_REQUIRED" | "INVALID_CODE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_ANSWER_LOST" | "UNAVAILABLE" | "INTERNAL_ERROR";
            /** @description Each invalid field or parameter. */
            errors?: {
                /** @description Name of the field or parameter, such as `ids.0`. */
                path: string;
                /** @description What is wrong with it. */
                message: string;
            }[];
            /** @description With `LIKELY_DUPLICATE`: public businesses that may be the same, most likely first. */
            businesses?: {
                id: number;
                /** @description Name of the business. */
                name: string;
                /** @description Street address. */
                address: string | null;
                /** @description City. */
                city: string | null;
                /** @description State. */
                state: string | null;
            }[];
            /** @description ID of this request in our logs. Same as the header `X-Request-Id`. */
            requestId: string;
        };
        /** @description Changes to the profile, preferences, and notifications. Absent fields stay unchanged; null clears a field. */
        ProfileChange: {
            /** @description Shown to everyone. */
            firstName?: string;
            /** @description Shown only to the member and administrators. */
            lastName?: string;
            /** @description Name of the member’s pet, shown to everyone. */
            petFirstName?: string | null;
            /** @description Number for text messages. A change requires a recent sign-in. */
            phoneNumber?: string | null;
            /** @description Path of an upload of kind `profile_photo`, or a data URL. */
            profileImageUrl?: string | null;
            /** @description ZIP code where searches start: 5 or 9 digits. */
            homeZipCode?: string | null;
            /** @description Default search radius in miles. */
            preferredRadius?: string | number;
            /** @description Whether to send notifications by email. */
            emailNotifications?: boolean;
            /** @description Whether to send notifications by text message. */
            smsNotifications?: boolean;
        };
        /** @description A pet’s public data. */
        PublicPet: {
            id: number;
            /**
             * Format: uuid
             * @description ID of the owner.
             */
            userId: string;
            /** @description Name of the pet. */
            petName: string;
            petType: components["schemas"]["PetType"];
            /** @description Breed. */
            breed: string | null;
            /** @description Age in whole years. */
            age: number | null;
            petSize: components["schemas"]["PetSize"] | null;
            /** @description Weight in pounds. */
            weight: number | null;
            /** @description Path of the photo on this site. */
            petImageUrl: string | null;
            /** @description Path of a drawing of the pet, for a profile without a photo. */
            petDrawing: string;
            /** @description Color of the fur. */
            furColor: string | null;
            /** @description Color of the eyes. */
            eyeColor: string | null;
            /** @description Marks by which the pet can be recognized. */
            specialMarkings: string | null;
            activityLevel: components["schemas"]["ActivityLevel"] | null;
            /** @description True if the pet gets along with dogs. */
            friendlyWithDogs: boolean;
            /** @description True if the pet gets along with cats. */
            friendlyWithCats: boolean;
            /** @description True if the pet gets along with children. */
            friendlyWithKids: boolean;
            /** @description From 1 (calm) to 10 (lively). */
            energyLevel: number | null;
            /** @description Favorite toys. */
            favoriteToys: string[];
            /** @description Favorite activities. */
            favoriteActivities: string[];
            /** @description Favorite treats. */
            favoriteTreats: string[];
            /** @description Dislikes. */
            dislikes: string[];
            /** @description Fun facts. */
            funFacts: string[];
            /** @description About the pet. */
            bio: string | null;
            /** @description How the pet came to its family. */
            adoptionStory: string | null;
            /** @description Where the pet lives, such as `Austin, TX`. */
            location: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            user: components["schemas"]["UserSummary"];
        };
        /** @description A member’s public data. */
        PublicUser: {
            /** Format: uuid */
            id: string;
            /** @description First name. */
            firstName: string | null;
            /** @description Path of the photo on this site, or an https address. */
            profileImageUrl: string | null;
            /** @description Name of the member’s pet. */
            petFirstName: string | null;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            joinedDate: string;
        };
        /**
         * @description Something about a waiting item that administrators should look at first.
         * @enum {string}
         */
        QueueMark: "no_proof" | "spam_words" | "same_network" | "changed_contact" | "duplicate" | "unreachable_link" | "first_listing";
        /**
         * @description A queue of items that wait for an administrator.
         * @enum {string}
         */
        QueueName: "approvals" | "claims" | "ownership" | "feedback" | "reports" | "appeals" | "copyright" | "duplicates";
        /** @description An item that waits for an administrator, in one row. */
        QueueRow: {
            /** @description ID of the item in its own calls. */
            id: number;
            /** @description Name of the business, or a few words about the item. */
            name: string;
            /** @description Town and state, such as `Austin, TX`. */
            town: string | null;
            /** @description Kind of the item in words, such as `Café` or `Bug report`. */
            kind: string | null;
            /**
             * Format: date-time
             * @description Time since which the item has been waiting.
             */
            since: string;
            /** @description For claims and reports: what supports the item, such as `Code by email` or `2 reports`. */
            proof: string | null;
            /** @description Marks of the item, the most important first. */
            marks: {
                mark: components["schemas"]["QueueMark"];
                /** @description Why the item has this mark, as a sentence. */
                why: string;
            }[];
            /** @description For businesses: the version to send with a decision, so that it applies to the state that you saw. */
            version?: number;
        };
        /** @description A queue of items that wait for an administrator. */
        QueueRows: {
            /** @description The waiting items in the order of their queue. */
            rows: components["schemas"]["QueueRow"][];
            /** @description Number of waiting items, counted up to 10000. */
            total: number;
            /** @description True if more items wait than `total` says. */
            capped: boolean;
        };
        /**
         * @description Miles.
         * @enum {integer}
         */
        Radius: 5 | 10 | 25 | 50 | 100;
        /**
         * @description Why a duplicate is dismissed or a merge is undone.
         * @default {}
         */
        ReasonForm: {
            /** @description Reason for the audit log. */
            reason?: string | null;
        };
        /** @description A request as the owner sees it. */
        ReceivedOwnershipRequest: {
            id: number;
            /** @description ID of the business. */
            businessId: number;
            /** @description Name of the business. */
            businessName: string;
            status: components["schemas"]["OwnershipRequestStatus"];
            /** @description Why the business is the requester’s, in their words. */
            message: string;
            /** @description Number of documents of the requester. */
            documents: number;
            /** @description Why the owner declined; null without an answer. */
            ownerReason: string | null;
            /** @description Number of documents of the owner. */
            ownerDocuments: number;
            /**
             * Format: date-time
             * @description Until when the owner can answer before an administrator decides.
             */
            answerBy: string;
            /**
             * Format: date-time
             * @description When the owner answered.
             */
            ownerAnsweredAt: string | null;
            /** @description Why an administrator approved or rejected it; otherwise null. */
            decisionReason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the requester; null if they gave none. */
            requesterName: string | null;
            /** @description Actions that the owner can take now. */
            moves: components["schemas"]["OwnershipAnswer"][];
        };
        /** @description A recommended business. */
        Recommendation: {
            /** @description Sum of the points. */
            score: number;
            /** @description Parts of the score: rating x 2; reviews x 0.1, at most 5; 3 per view of the category; Premium 1; favorite 2; (20 - miles) x 0.5 within 20 miles. */
            reasons: {
                /**
                 * @description Source of the points.
                 * @enum {string}
                 */
                name: "rating" | "reviews" | "category" | "premium" | "favorite" | "proximity";
                /** @description Points. */
                points: number;
            }[];
        } & components["schemas"]["BusinessCard"];
        /** @description What to base recommendations on. */
        RecommendationInput: {
            /**
             * @description `personalized` is by score, `diverse` mixes categories, and `trending` goes by recent views or reviews.
             * @default personalized
             * @enum {string}
             */
            mode: "personalized" | "diverse" | "trending";
            /**
             * @description Places that the visitor viewed, each once. They are not recommended, and are not stored.
             * @default []
             */
            views: {
                id: number;
                category: components["schemas"]["Category"];
            }[];
            /** @description Latitude of the origin in degrees, with `longitude`. */
            latitude?: number;
            /** @description Longitude of the origin in degrees, with `latitude`. */
            longitude?: number;
            /** @description A town or ZIP code as the origin, instead of coordinates. Ignored if unknown. */
            location?: string;
            /**
             * @description Maximum number of places. `trending` returns 4 to 8.
             * @default 8
             */
            limit: number;
        };
        /** @description Rejection of a business. The owner sees the reason. */
        RejectionForm: {
            /** @description Reason for the rejection. */
            rejectionReason: string;
            /** @description Notes for administrators only. */
            adminNotes?: string | null;
            /** @description The version that you looked at. If the business changed since then, the decision is refused. */
            version?: number;
            /** @description Ignored: the session identifies the administrator. */
            reviewerId?: unknown;
        };
        /** @description A standby of the database that answers reads, as this process sees it. */
        ReplicaHealth: {
            /** @description Its place in `DATABASE_READ_URLS`. */
            number: number;
            /** @description Whether reads go to it now. */
            inUse: boolean;
            /** @description How old its data is at most; null if it did not answer. */
            lagSeconds: number | null;
        };
        /** @description A decision about reported content. */
        ReportDecision: {
            /**
             * @description Shows the content, unless a copyright notice blocks it.
             * @constant
             */
            action: "keep";
            /** @description Rule that was broken. */
            reasonCode: components["schemas"]["ModerationReason"];
            /** @description Reason in your own words. The member sees it. */
            note?: string;
        } | components["schemas"]["RestrictionDecision"] | {
            /**
             * @description `hide` lets the author edit the content, `remove` leaves only an appeal and erases it later, `warn` leaves it public, `suspend` hides it with the account, and `erase_minor` closes the account of a child under 13 and erases it after 24 hours.
             * @enum {string}
             */
            action: "hide" | "remove" | "warn" | "suspend" | "erase_minor";
            /** @description Rule that was broken. */
            reasonCode: components["schemas"]["ModerationReason"];
            /** @description Reason in your own words. The member sees it. */
            note: string;
        };
        /**
         * @description Kind of problem with a listing.
         * @enum {string}
         */
        ReportType: "incorrect_info" | "closed_business" | "contact_issue" | "service_issue" | "other";
        /** @description The reported item. Does not say who reported it, or whether others did. */
        ReportedContent: {
            targetType: components["schemas"]["TargetType"];
            /** @description ID of the item, or the path of a photo. */
            targetId: number | string;
            /** @description Reason that the reporter chose. */
            reason: components["schemas"]["ModerationReason"];
            /** @description Explanation by the reporter. */
            description: string | null;
        };
        /** @description A message that is queued again. */
        ResentMessage: {
            /** Format: uuid */
            id: string;
            /**
             * @description Always `queued`.
             * @constant
             */
            status: "queued";
        };
        /** @description The owner’s response to a review. */
        ResponseForm: {
            /** @description Text of the response. */
            content: string;
        };
        /**
         * @description Length of a restriction in days.
         * @enum {integer}
         */
        RestrictionDays: 7 | 30;
        /** @description A restriction: the member cannot write for some days, and the content is hidden. */
        RestrictionDecision: {
            /**
             * @description Decision.
             * @constant
             */
            action: "restrict";
            /** @description Rule that was broken. */
            reasonCode: components["schemas"]["ModerationReason"];
            /** @description Reason in your own words. The member sees it. */
            note: string;
            /** @description Length of the restriction in days. */
            days: components["schemas"]["RestrictionDays"];
        };
        /** @description A review with its author and its business. */
        Review: {
            id: number;
            /** @description Whole stars. */
            rating: number;
            /** @description Title. */
            title: string | null;
            /** @description Text of the review. */
            content: string | null;
            /** @description Name of the pet that came along. */
            petName: string | null;
            /** @description Paths of photos on this site. */
            images: string[];
            /** @description Kind of the named pet, if its profile is public. */
            petType: components["schemas"]["PetType"] | null;
            /** @description Path of the photo, or else a drawing, of a pet that the author shows; a drawn paw if they show none. */
            petPicture: string;
            /** @description Tier of the author, if they are a Guide Dog. */
            guideDogStatus: components["schemas"]["GuideDogTier"] | null;
            /** @description How the author came to visit; null if they did not say. */
            disclosure: components["schemas"]["Disclosure"] | null;
            /** @description True if at least one member marked the review as helpful. */
            isHelpful: boolean;
            /** @description Number of members who marked the review as helpful. */
            helpfulCount: number;
            /** @description True if the viewer marked the review as helpful. Null for visitors. */
            votedHelpful: boolean | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: uuid
             * @description ID of the author; null if the account is deleted or paused.
             */
            userId: string | null;
            /** @description The author; null if the account is deleted or paused. */
            user: components["schemas"]["UserSummary"] | null;
            /** @description The reviewed business. */
            business: {
                id: number;
                /** @description Name of the business. */
                name: string;
                category: components["schemas"]["Category"];
                /**
                 * Format: uuid
                 * @description ID of the owner; null if nobody claimed the business.
                 */
                ownerId: string | null;
            };
            /** @description True if the owner responded. */
            hasResponse: boolean;
            /** @description The owner’s response, or null. */
            response: components["schemas"]["OwnerResponse"] | null;
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        };
        /** @description An owner responded to a review. */
        ReviewAnsweredEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "review.answered";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description A review changed. */
        ReviewChangedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "review.changed";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description Subject of an event of a review. */
        ReviewEventData: {
            /** @description ID of the business. */
            businessId: number;
            /** @description ID of the review. */
            reviewId: number;
            /** @description The review; null if it is no longer public. */
            review: components["schemas"]["WebhookReview"] | null;
        };
        /** @description A review of a business. */
        ReviewForm: {
            /** @description Whole stars. */
            rating: number;
            /** @description Title of the review. */
            title: string;
            /** @description Text of the review. */
            content: string;
            /** @description Name of the pet that came along. */
            petName?: string | null;
            /** @description Paths of your uploads of kind `review_photo`, or data URLs. */
            images?: string[];
            /** @description How you came to visit. */
            disclosure?: components["schemas"]["Disclosure"] | null;
            /** @description Whether your pets were welcome inside. In a change, your earlier answer stays if this is absent; null withdraws it. */
            petsIndoors?: components["schemas"]["YesOrNo"] | null;
            /** @description The same for the patio. */
            petsOnPatio?: components["schemas"]["YesOrNo"] | null;
        };
        /** @description A review is no longer public. */
        ReviewHiddenEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "review.hidden";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description A review was published. */
        ReviewPublishedEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "review.published";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["ReviewEventData"];
        };
        /** @description Totals of all published reviews. */
        ReviewSummary: {
            /** @description Number of reviews. */
            totalReviews: number;
            /** @description Average rating in stars, with two decimals. */
            averageRating: string;
        };
        /** @description A request to revise a business. */
        RevisionForm: {
            /** @description Changes that the owner should make. */
            reason: string;
            /** @description The version that you looked at. If the business changed since then, the decision is refused. */
            version?: number;
        };
        /** @description The new role of a person. */
        RoleForm: {
            role: components["schemas"]["GivenRole"];
        };
        /** @description The mapping of the last file with the same columns. */
        SavedImportMapping: {
            id: number;
            mapping: components["schemas"]["ImportMapping"];
            /** @description Source of the last file; null if its rows named theirs. */
            source: string | null;
            /** @description Name of the administrator who used it last. */
            usedBy: string;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            usedAt: string;
        };
        /** @description A list of saved places, as its member sees it. */
        SavedList: {
            /** @description ID of the list. */
            id: number;
            /** @description Name of the list. */
            name: string;
            /** @description True for the default list, in which the heart on a card saves places. */
            isDefault: boolean;
            /** @description Number of places that are listed. */
            placeCount: number;
            /** @description Number of places that are hidden or closed, so lists leave them out. */
            unlistedCount: number;
            /** @description The link to the list; null if you do not share it. */
            share: {
                /** @description Secret of the link: the list is at `/lists/{token}`. */
                token: string;
                /** @description True if the link shows your notes. */
                sharesNotes: boolean;
                /** @description True if the link shows your first name. */
                sharesName: boolean;
            } | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The name of a list of saved places. */
        SavedListForm: {
            /** @description Name of the list. Two of your lists cannot have the same name. */
            name: string;
        };
        /** @description A business in your list. */
        SavedPlace: {
            /** @description Your note. */
            note: string | null;
            /** @description Position of the place in the trip. */
            position: number;
            /**
             * Format: date-time
             * @description When you saved it in this list.
             */
            savedAt: string;
            /** @description Two-letter country code. */
            country: string;
            /** @description Whether pets are welcome; null if nothing is known. */
            policy: components["schemas"]["Policy"] | null;
            /** @description Opening hours in the syntax of OpenStreetMap. */
            openingHours: string | null;
        } & components["schemas"]["BusinessCard"];
        /** @description A saved reply, shared by all administrators. */
        SavedReply: {
            id: number;
            /** @description Title in the list of replies. */
            title: string;
            kind: components["schemas"]["SavedReplyKind"];
            /** @description Text with placeholders. */
            text: string;
            /** @description Name of the administrator who added it. */
            createdBy: string;
            /** @description Name of the administrator who last changed it. */
            updatedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Rises with each change. */
            version: number;
        };
        /** @description A saved reply, changed. */
        SavedReplyChange: {
            /** @description Title in the list of replies. */
            title: string;
            kind: components["schemas"]["SavedReplyKind"];
            /** @description Text with placeholders: `{name}`, `{place}`, `{town}`, and `{administrator}`. */
            text: string;
            /** @description The version that you changed. */
            version: number;
        };
        /** @description A text that administrators insert into decisions and answers. */
        SavedReplyForm: {
            /** @description Title in the list of replies. */
            title: string;
            kind: components["schemas"]["SavedReplyKind"];
            /** @description Text with placeholders: `{name}`, `{place}`, `{town}`, and `{administrator}`. */
            text: string;
        };
        /**
         * @description Where a saved reply is used. `decision` is any other decision with a reason.
         * @enum {string}
         */
        SavedReplyKind: "feedback" | "rejection" | "revision" | "decision";
        /** @description Suggestions for a text that is being typed: at most 8 in all. */
        SearchSuggestions: {
            /** @description Businesses, best first; those near the origin first. */
            places: components["schemas"]["SuggestedPlace"][];
            /** @description Kinds and perks, best first. */
            terms: components["schemas"]["SuggestedTerm"][];
        };
        /** @description A fact with the value that is confirmed. */
        SeenFact: {
            /** @description Name of the fact: a field of a policy, or `openingHours`. */
            key: components["schemas"]["FactName"];
            /** @description The value that you saw. */
            value: components["schemas"]["FactValue"];
        };
        /** @description A postcard that was mailed. */
        SentPostcard: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it was marked as sent.
             */
            sentAt: string;
        };
        /** @description A business of someone else in which you have a role. */
        SharedBusiness: {
            /** @description The business. */
            business: components["schemas"]["BusinessCard"];
            role: components["schemas"]["GivenRole"];
            /**
             * Format: date-time
             * @description When you joined.
             */
            since: string;
            /** @description True if everyone can see its page. */
            isPublic: boolean;
            /** @description Published reviews without a response. */
            unanswered: number;
        };
        /** @description A list that a member shares with a link. */
        SharedList: {
            /** @description Name of the list. */
            name: string;
            /** @description Number of places that are listed. */
            placeCount: number;
            /** @description Number of places that are hidden or closed, so lists leave them out. */
            unlistedCount: number;
            /** @description First name of the member; null if the member does not show it. */
            sharedBy: string | null;
            /** @description True if the places include the member’s notes. */
            sharesNotes: boolean;
        };
        /** @description A business in a shared list. */
        SharedPlace: {
            /** @description The member’s note, if the member shares notes. */
            note: string | null;
            /** @description Two-letter country code. */
            country: string;
            /** @description Whether pets are welcome; null if nothing is known. */
            policy: components["schemas"]["Policy"] | null;
            /** @description Opening hours in the syntax of OpenStreetMap. */
            openingHours: string | null;
        } & components["schemas"]["BusinessCard"];
        /** @description What others see besides the name and the places of a shared list. */
        SharingForm: {
            /**
             * @description True to show your notes to everyone with the link.
             * @default false
             */
            sharesNotes: boolean;
            /**
             * @description True to show your first name to everyone with the link.
             * @default false
             */
            sharesName: boolean;
        };
        /** @description A business that may be the same. */
        SimilarBusiness: {
            /** @description The details that both have in common: `location` means at most 330 feet apart. */
            matches: ("phone" | "website" | "location" | "name")[];
        } & components["schemas"]["BusinessCard"];
        /** @description Fields of a listing or recommendation, to find similar businesses. */
        SimilarQuery: {
            /**
             * @description Name of the business.
             * @default
             */
            name: string;
            /** @description City. */
            city?: string | null;
            /** @description State. */
            state?: string | null;
            /** @description ZIP code. */
            zipCode?: string | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description Address of the website. */
            website?: string | null;
            /** @description Latitude of the pin in degrees, with `longitude`. At most 30 miles from the ZIP code or town. */
            latitude?: number | null;
            /** @description Longitude of the pin in degrees, with `latitude`. */
            longitude?: number | null;
        };
        /** @description Feedback about this site. Send `title` or `subject`, and `description` or `message`. If you send both, the first one is used. */
        SiteFeedback: {
            /**
             * @description Type of feedback.
             * @enum {string}
             */
            feedbackType: "feature_request" | "bug_report" | "general_feedback" | "content_suggestion";
            /** @description Title. */
            title?: string;
            /** @description Same as `title`. */
            subject?: string;
            /** @description The whole text. */
            description?: string;
            /** @description Same as `description`. */
            message?: string;
            /** @description Name of the sender. */
            name?: string | null;
            /** @description Email address for our answer. */
            email?: string | null;
            /** @description Ignored: the server sets the priority. */
            priority?: components["schemas"]["FeedbackPriority"];
            /**
             * @description How the sender wants to be answered.
             * @default email
             */
            contactPreference: components["schemas"]["ContactPreference"];
            /**
             * @description True if the feedback may be shown to others.
             * @default false
             */
            allowPublicDisplay: boolean;
        };
        /** @description How many deliveries are sent again. */
        StartedReplay: {
            /** @description Failed deliveries that are sent again. */
            replayed: number;
        };
        /**
         * @description What a place states. `unknown` is no refusal.
         * @enum {string}
         */
        Stated: "yes" | "no" | "unknown";
        /** @description Where pets are allowed. */
        StatedAreas: {
            indoors?: components["schemas"]["Stated"];
            patio?: components["schemas"]["Stated"];
            room?: components["schemas"]["Stated"];
            pool?: components["schemas"]["Stated"];
            "off-leash-area"?: components["schemas"]["Stated"];
        };
        /** @description Which animals are allowed. A type that is left out or `unknown` is not known, which is no refusal. */
        StatedPets: {
            dog?: components["schemas"]["Stated"];
            cat?: components["schemas"]["Stated"];
            bird?: components["schemas"]["Stated"];
            rabbit?: components["schemas"]["Stated"];
            fish?: components["schemas"]["Stated"];
            reptile?: components["schemas"]["Stated"];
            other?: components["schemas"]["Stated"];
        };
        /** @description A business whose name matches the typed text. */
        SuggestedPlace: {
            id: number;
            /** @description Name of the business. */
            name: string;
            /** @description City. */
            city: string | null;
            /** @description State, usually its two-letter code. */
            state: string | null;
            category: components["schemas"]["Category"];
            /** @description Kind of place within the category; null if unknown. */
            kind: components["schemas"]["BusinessKind"] | null;
        };
        /** @description A kind of place or a perk that at least one business has. */
        SuggestedTerm: {
            /**
             * @description `kind` for a kind of place, `perk` for a perk.
             * @enum {string}
             */
            type: "kind" | "perk";
            /** @description Name of the kind or perk. Use it as `query` of a search. */
            name: string;
        };
        /** @description The state of the parts that the site depends on. */
        SystemHealth: {
            /**
             * Format: date-time
             * @description When the checks began.
             */
            checkedAt: string;
            /** @description Outgoing email. */
            email: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description `files` if `SMTP_URL` is not set: emails are saved and reach nobody. */
                    via: components["schemas"]["EmailGateway"];
                    /**
                     * Format: date-time
                     * @description When the gateway last accepted an email, also a test email.
                     */
                    lastDeliveredAt: string | null;
                    /**
                     * Format: date-time
                     * @description When a delivery last failed, also of a test email.
                     */
                    lastFailedAt: string | null;
                    /** @description Why it failed; null if it was delivered later. */
                    lastFailure: string | null;
                    /** @description Error code of that failure. */
                    lastFailureCode: string | null;
                    /** @description Emails that wait for delivery. */
                    waiting: number;
                    /**
                     * Format: date-time
                     * @description When the oldest of them was created.
                     */
                    oldestWaitingAt: string | null;
                    /** @description Emails that were given up. */
                    undelivered: number;
                } | null;
            };
            /** @description The storage of photos and documents. */
            storage: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /**
                     * @description Where photos and documents are stored.
                     * @enum {string}
                     */
                    store: "s3" | "folder";
                    /** @description Error code if a small file could not be written, read, and deleted. */
                    failure: string | null;
                } | null;
            };
            /** @description Background jobs. */
            jobs: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description Background jobs by queue. */
                    readonly queues: {
                        /** @description Name of the queue. */
                        name: string;
                        /** @description Jobs that have not started, including retries. */
                        waiting: number;
                        /** @description Jobs that were given up in the last seven days. */
                        failed: number;
                        /** @description The same in the last 24 hours. */
                        failedToday: number;
                        /**
                         * Format: date-time
                         * @description Since when the oldest job that can run now waits.
                         */
                        oldestDueAt: string | null;
                    }[];
                    /** @description Jobs that run at fixed times. */
                    readonly scheduled: {
                        /** @description Name of the job. */
                        name: string;
                        /** @description Cron expression (UTC). */
                        schedule: string;
                        /**
                         * Format: date-time
                         * @description When it last finished.
                         */
                        lastRunAt: string | null;
                        /**
                         * Format: date-time
                         * @description When its schedule was created.
                         */
                        scheduledAt: string;
                    }[];
                } | null;
            };
            /** @description Nightly backups. */
            backup: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /**
                     * Format: date-time
                     * @description When nightly backups were turned on; null if they are off.
                     */
                    scheduledAt: string | null;
                    /**
                     * Format: date-time
                     * @description When the newest nightly backup of the last seven days was completed; null if there was none.
                     */
                    lastMadeAt: string | null;
                    /**
                     * Format: date-time
                     * @description When a nightly backup last failed in the last seven days; null if none did.
                     */
                    lastFailedAt: string | null;
                } | null;
            };
            /** @description The database. */
            database: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description Version of PostgreSQL. */
                    version: string;
                    /** @description Migrations that ran. */
                    migrations: number;
                    /** @description Migrations of this version that did not run. */
                    pendingMigrations: number;
                    /** @description Name of the newest migration that ran. */
                    lastMigration: string;
                    /** @description Size of the database in bytes. */
                    sizeBytes: number;
                    /** @description Connections of all programs to the server. */
                    connections: number;
                    /** @description Connections that the server allows. */
                    maxConnections: number;
                    /** @description Duration of the simplest query. */
                    latencyMs: number;
                } | null;
            };
            /** @description The disk that holds `DATA_DIR`. */
            disk: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description The folder `DATA_DIR`. */
                    folder: string;
                    /** @description Free space in bytes. */
                    freeBytes: number;
                    /** @description Size of the disk in bytes. */
                    totalBytes: number;
                } | null;
            };
            /** @description Imports of files. */
            imports: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description At most 20 imports that wait or run, oldest first. */
                    readonly unfinished: {
                        id: number;
                        /** @description Name of the uploaded file. */
                        fileName: string;
                        /** @description State of the import. */
                        state: components["schemas"]["ImportState"];
                        /** @description Share of the file that was read. */
                        progress: number;
                        /**
                         * Format: date-time
                         * @description Last progress, or the end.
                         */
                        updatedAt: string;
                        /** @description Why the import failed. */
                        failure: string | null;
                    }[];
                    /** @description The import that ended last. */
                    last: {
                        id: number;
                        /** @description Name of the uploaded file. */
                        fileName: string;
                        /** @description State of the import. */
                        state: components["schemas"]["ImportState"];
                        /** @description Share of the file that was read. */
                        progress: number;
                        /**
                         * Format: date-time
                         * @description Last progress, or the end.
                         */
                        updatedAt: string;
                        /** @description Why the import failed. */
                        failure: string | null;
                    } | null;
                } | null;
            };
            /** @description Versions of the process that answered. */
            version: {
                /** @description `failed` needs action now, `warning` needs action soon. */
                state: components["schemas"]["CheckState"];
                /** @description What is wrong and what to do; null if the state is `ok`. */
                advice: string | null;
                /** @description Duration of the check in milliseconds. */
                ms: number;
                /** @description Null if the check failed or took longer than five seconds. */
                facts: {
                    /** @description Version of the product. */
                    version: string;
                    /** @description Version of Node.js. */
                    node: string;
                    /**
                     * Format: date-time
                     * @description When the process that answered started.
                     */
                    startedAt: string;
                } | null;
            };
        };
        /**
         * @description `hidden` content can be edited by its author; `removed` content cannot.
         * @enum {string}
         */
        TakedownState: "hidden" | "removed";
        /**
         * @description Type of reported content.
         * @enum {string}
         */
        TargetType: "review" | "response" | "guide_dog" | "pet_profile" | "photo" | "turned_away" | "turned_away_answer";
        /** @description Where to send a test email. */
        TestEmailForm: {
            /** @description Email address that gets the test email. */
            to: string;
        };
        /** @description The outcome of a test email. */
        TestEmailResult: {
            /** @description True if the gateway accepted the email. */
            delivered: boolean;
            /** @description `files` if `SMTP_URL` is not set. */
            via: components["schemas"]["EmailGateway"];
            /** @description What happened. */
            message: string;
            /** @description Error code of the gateway, such as `EAUTH 535`; null if it accepted it. */
            code: string | null;
            /** @description The gateway’s own words about the error. */
            gatewayMessage: string | null;
            /** @description Duration in milliseconds. */
            ms: number;
        };
        /** @description Content of a test event. */
        TestEventData: {
            /** @description A sentence that says that this is a test. */
            message: string;
        };
        /**
         * @description `read` allows GET, and `write` allows all other methods.
         * @enum {string}
         */
        TokenScope: "read" | "write";
        /** @description Starts setting up a second factor. Requires the current password, and a code if a second factor already exists. */
        TotpForm: {
            /** @description Your current password. */
            currentPassword: string;
            /** @description Required if you already have a second factor. */
            code?: string;
        };
        /** @description A town near the location, with businesses. */
        Town: {
            /** @description City and state, such as `Austin, TX`. */
            name: string;
            /** @description Number of businesses in the town. */
            places: number;
            /** @description Miles to the center of the town, with one decimal. */
            distance: number;
        };
        /** @description An offer to hand a business over. */
        TransferForm: {
            /** @description Email address of the new owner, who may have no account yet. */
            email: string;
            /**
             * @description Whether Premium lasts until the end of the paid period (`keep`) or ends at the handover (`end`).
             * @default keep
             */
            premium: components["schemas"]["PremiumChoice"];
        };
        /**
         * @description Action of the member who made an offer.
         * @enum {string}
         */
        TransferMove: "withdraw" | "undo";
        /** @description An offer as its emailed link shows it. */
        TransferOffer: {
            status: components["schemas"]["TransferStatus"];
            /** @description The business. */
            business: {
                /** @description ID of the business. */
                id: number;
                /** @description Name of the business. */
                name: string;
            };
            /** @description Name of the owner; null if they gave none. */
            fromName: string | null;
            /** @description Email address that the account needs, masked. */
            toEmail: string;
            /**
             * @description `visitor` if nobody is signed in, `recipient` for the account with this address, else `other`.
             * @enum {string}
             */
            viewer: "visitor" | "recipient" | "other";
            /** @description Whether Premium lasts until the end of the paid period (`keep`) or ends at the handover (`end`). */
            premium: components["schemas"]["PremiumChoice"];
            /** @description True if the listing is Premium now. */
            isPremium: boolean;
            /**
             * Format: date-time
             * @description Until when Premium is paid; null if it is not.
             */
            paidUntil: string | null;
            /**
             * Format: date-time
             * @description Until when the offer can be accepted.
             */
            expiresAt: string;
        };
        /**
         * @description Status of an offer to hand a business over.
         * @enum {string}
         */
        TransferStatus: "offered" | "accepted" | "declined" | "withdrawn" | "expired" | "undone" | "closed";
        /** @description The order of a trip. */
        TripOrderForm: {
            /** @description IDs of places in their new order. Places that are left out follow in their current order. */
            businessIds: number[];
        };
        /** @description A report of a visitor who was turned away with pets. */
        TurnedAway: {
            id: number;
            /** @description Kinds of the pets. Nobody learns who the visitor was. */
            petTypes: components["schemas"]["PetType"][];
            /** @description Month of the visit. */
            month: string;
            /** @description What the staff said, according to the visitor. */
            staffSaid: string;
            status: components["schemas"]["TurnedAwayStatus"];
            /** @description The owner’s answer, or null. */
            answer: components["schemas"]["TurnedAwayAnswer"] | null;
            /** @description What only the writer sees; null for everyone else. */
            own: {
                /**
                 * Format: date
                 * @description Day of the visit at the place.
                 */
                visitedOn: string;
                /** @description The pets, such as `dog:70,cat`. */
                pets: string;
                /**
                 * Format: date-time
                 * @description Until when the owner can answer before the report counts; null without one.
                 */
                answerBy: string | null;
            } | null;
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        };
        /** @description The owner’s answer to a report. */
        TurnedAwayAnswer: {
            id: number;
            /** @description Text of the answer. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Null unless an administrator hid or removed the content. Then only the author sees it. */
            state: components["schemas"]["TakedownState"] | null;
        };
        /** @description The owner’s public answer to a report. */
        TurnedAwayAnswerForm: {
            /** @description Text of the answer. */
            content: string;
        };
        /** @description A report that a place turned you away with your pets. */
        TurnedAwayForm: {
            /**
             * Format: date
             * @description Day of the visit at the place: today, or within the last 12 months.
             */
            visitedOn: string;
            /** @description The pets that were turned away: at most 10, separated by commas, each a type with an optional weight in pounds and size, such as `dog:70,cat`. */
            pets: string;
            /** @description What the staff said. */
            staffSaid: string;
        };
        /**
         * @description Status of a report: `unanswered` and `answered_late` ones counted without an answer after 72 hours.
         * @enum {string}
         */
        TurnedAwayStatus: "waiting" | "answered" | "unanswered" | "answered_late";
        /** @description A stored file. */
        UploadedFile: {
            /** @description Path of the file on this site, to use in other calls. A claim document cannot be fetched there. */
            url: string;
            /** @description Width of the largest version in pixels. Null for a document. */
            width: number | null;
            /** @description Height of the largest version in pixels. Null for a document. */
            height: number | null;
            /** @description Size of the largest version. */
            bytes: number;
            /**
             * @description Media type of the stored file.
             * @enum {string}
             */
            contentType: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "application/pdf";
            /** @description Hints about the file that do not prevent its use; null if there are none. */
            warnings: string[] | null;
        };
        /** @description A member’s public name and photo, shown with their content. */
        UserSummary: {
            /** @description First name. */
            firstName: string | null;
            /** @description Path of the photo on this site, or an https address. */
            profileImageUrl: string | null;
        };
        /** @description The code sent to the claimant. */
        VerificationForm: {
            /** @description 6 digits. */
            verificationCode: string;
        };
        /** @description Why an administrator could not verify a business. */
        VerificationRefusal: {
            /** @description Why it could not be verified. For administrators only. */
            verificationNotes: string;
            /** @description The version that you looked at. If the business changed since then, the decision is refused. */
            version?: number;
        };
        /** @description An endpoint that gets events, without its secret. */
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @description Address that gets the events. */
            url: string;
            /** @description What the webhook is for; empty if its holder wrote nothing. */
            description: string;
            /** @description Events that the endpoint gets. */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /** @description Whether events are recorded and sent. */
            isEnabled: boolean;
            /** @description Why it is disabled: its `holder` did it, the endpoint answered 410 (`gone`), or it failed for 5 days (`failures`). Null if it is enabled. */
            disabledReason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description Since when every attempt failed. Null if the last one succeeded.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when requests are also signed with the secret before the last rotation. Null if they are not.
             */
            oldSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description One attempt to send an event. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When the request was sent.
             */
            sentAt: string;
            /** @description Milliseconds until the answer, or until the attempt was given up. */
            durationMs: number;
            /** @description The exact request. */
            request: {
                headers: components["schemas"]["HttpHeaders"];
                /** @description Body as sent; null if it is withheld. */
                body: string | null;
            };
            /** @description What the endpoint answered; null if it did not answer. */
            answer: {
                /** @description HTTP status. */
                status: number;
                headers: components["schemas"]["HttpHeaders"] | null;
                /** @description First 4 KB of the body; null if it is withheld. */
                body: string | null;
            } | null;
            /** @description What went wrong, as a sentence; null if nothing did. */
            problem: string | null;
        };
        /** @description A business when the event was sent. */
        WebhookBusiness: {
            id: number;
            /** @description Address of its page. */
            url: string;
            /** @description Name. */
            name: string;
            category: components["schemas"]["Category"];
            kind: components["schemas"]["BusinessKind"] | null;
            /** @description Street and number. */
            address: string | null;
            /** @description City. */
            city: string | null;
            /** @description State as two letters. */
            state: string | null;
            /** @description ZIP code. */
            zipCode: string | null;
            /** @description Country as two letters. */
            country: string;
            /** @description Phone number. */
            phone: string | null;
            /** @description Website. */
            website: string | null;
            /** @description Latitude in degrees. */
            latitude: number | null;
            /** @description Longitude in degrees. */
            longitude: number | null;
            /** @description Whether everyone can see it. */
            isPublic: boolean;
            /** @description Whether an owner claimed it. */
            isClaimed: boolean;
            /** @description Whether an administrator verified it. */
            isVerified: boolean;
            /**
             * Format: date-time
             * @description When it closed permanently.
             */
            closedAt: string | null;
            /** @description Business that it was merged into. */
            mergedInto: number | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description Only for its owner and managers. */
            approvalStatus?: components["schemas"]["ApprovalStatus"];
        };
        /** @description A changed webhook. */
        WebhookChange: {
            /** @description An `https` address with a host name on the public internet, on port 443. */
            url: string;
            /**
             * @description What the webhook is for.
             * @default
             */
            description: string;
            /** @description Events to send, each at most once. */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /** @description False stops the webhook. */
            isEnabled: boolean;
        };
        /** @description A claim when the event was sent. Only its author gets it. */
        WebhookClaim: {
            id: number;
            status: components["schemas"]["ClaimStatus"];
            verificationMethod: components["schemas"]["ClaimMethod"];
            /** @description Why it was rejected. */
            rejectionReason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description One event for one webhook. */
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "business.created" | "business.published" | "business.changed" | "business.hidden" | "business.closed" | "review.published" | "review.changed" | "review.hidden" | "review.answered" | "claim.submitted" | "claim.approved" | "claim.rejected" | "claim.expired" | "policy.changed" | "policy.confirmed" | "policy.disputed" | "webhook.test";
            /** @description Business of the event; null for a test. */
            businessId: number | null;
            /** @description Review or claim of the event; null if it is about neither. */
            subjectId: number | null;
            /** @description `skipped` if its receiver could no longer see it, so that nothing was sent. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Attempts since it was recorded or last replayed. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is sent next; null if it no longer waits.
             */
            nextAttemptAt: string | null;
            /** @description What went wrong at the last attempt, as a sentence; null if nothing did. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When the change happened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up; null while it waits.
             */
            endedAt: string | null;
        };
        /** @description One event for one webhook, with every attempt to send it. */
        WebhookDeliveryDetail: {
            /** @description True if you can no longer see what the event is about. The bodies are then left out. */
            isWithheld: boolean;
            /** @description The newest 16 attempts, newest first, including those before a replay. */
            log: components["schemas"]["WebhookAttempt"][];
        } & components["schemas"]["WebhookDelivery"];
        /**
         * @description `waiting` to be sent, `delivered`, `failed`, or `skipped`.
         * @enum {string}
         */
        WebhookDeliveryStatus: "waiting" | "delivered" | "failed" | "skipped";
        /**
         * @description Why a webhook is disabled.
         * @enum {string}
         */
        WebhookDisabledReason: "holder" | "gone" | "failures";
        /**
         * @description Event that a webhook can get.
         * @enum {string}
         */
        WebhookEventType: "business.created" | "business.published" | "business.changed" | "business.hidden" | "business.closed" | "review.published" | "review.changed" | "review.hidden" | "review.answered" | "claim.submitted" | "claim.approved" | "claim.rejected" | "claim.expired" | "policy.changed" | "policy.confirmed" | "policy.disputed";
        /** @description A new webhook. */
        WebhookForm: {
            /** @description An `https` address with a host name on the public internet, on port 443. */
            url: string;
            /**
             * @description What the webhook is for.
             * @default
             */
            description: string;
            /** @description Events to send, each at most once. */
            eventTypes: components["schemas"]["WebhookEventType"][];
        };
        /** @description A pet policy and opening hours when the event was sent. */
        WebhookPolicy: {
            /** @description What the place states about pets. */
            policy: components["schemas"]["Policy"] | null;
            /** @description Opening hours in the syntax of OpenStreetMap. */
            openingHours: string | null;
            /** @description Facts that visitors dispute. */
            disputed: components["schemas"]["FactName"][];
            /**
             * Format: date-time
             * @description When a fact was last stated or confirmed.
             */
            confirmedAt: string | null;
        };
        /** @description A published review when the event was sent, without its author. */
        WebhookReview: {
            id: number;
            /** @description 1 to 5. */
            rating: number;
            /** @description Title. */
            title: string | null;
            /** @description Text. */
            content: string | null;
            disclosure: components["schemas"]["Disclosure"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Response of the owner; null if there is none. */
            response: {
                /** @description Text of the owner. */
                content: string;
                /** Format: date-time */
                updatedAt: string;
            } | null;
        };
        /** @description A test event that is being sent. */
        WebhookTest: {
            /**
             * Format: uuid
             * @description Delivery of the test event.
             */
            deliveryId: string;
        };
        /** @description A test event. */
        WebhookTestEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the change happened. The data is as of when the request was sent.
             */
            timestamp: string;
            data: components["schemas"]["TestEventData"];
        };
        /** @description Three ways to prove control of the listing’s website. One is enough. */
        WebsiteProof: {
            /** @description HTML tag for the head of the listing’s website. */
            metaTag: string;
            /** @description Path of a file on that website. */
            fileName: string;
            /** @description Content of that file. */
            fileContent: string;
            /** @description Text of a TXT record of the website’s domain. */
            dnsRecord: string;
        };
        /**
         * @description Yes or no.
         * @enum {string}
         */
        YesOrNo: "yes" | "no";
    };
    responses: {
        /** @description The resource has a new address; see `Location`. */
        MovedPermanently: {
            headers: {
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
        };
        /** @description Nothing has changed since the response that `If-None-Match` names. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
        };
        /** @description A parameter or the body is malformed or invalid. `errors` names each field. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You are not signed in, or the session or token is invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You may not make this call. `code` gives the reason, for example `ADMINISTRATORS_ONLY`, `CROSS_SITE`, or `AGE_CONFIRMATION_REQUIRED`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist or is not visible to you. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call conflicts with the current state of the resource. With an `Idempotency-Key`: the first call is still running (`IDEMPOTENCY_IN_PROGRESS`), or it was made and its response was lost (`IDEMPOTENCY_ANSWER_LOST`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource existed but can no longer be used. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. The limit is 16 KB, unless the description of the call states another one. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call does not accept this `Content-Type`. */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was already used with a different body. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You reached a rate limit. Per IP address (IPv6: per /64): 50 per 10 seconds and 200 per minute for reads; 60 per minute for writes. Signed-in administrators: 600 per minute. Some calls have a limit of their own; see their description. */
        Limited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on our side. `requestId` names the request in our logs. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer in the requested format. */
        NotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part of the service is down. Try again after `Retry-After`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session has ended. */
        TheSessionHasEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
        };
        /** @description The address to open next. */
        BillingAddress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BillingAddress"];
            };
        };
        /** @description The updated business. */
        OwnerBusiness: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnerBusiness"];
            };
        };
        /** @description One page of businesses. */
        AdminBusinessList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminBusiness"][];
            };
        };
        /** @description The updated business. */
        AdminBusiness: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Decision-Id": components["headers"]["DecisionId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminBusiness"];
            };
        };
        /** @description The updated claim. */
        Claim: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        /** @description The updated claim. */
        AdminClaim: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Decision-Id": components["headers"]["DecisionId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminClaim"];
            };
        };
        /** @description The PDF, or the picture as WebP. */
        ThePDFOrThePictureAsWebP: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description The updated request. */
        OwnOwnershipRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnOwnershipRequest"];
            };
        };
        /** @description The answered request. */
        ReceivedOwnershipRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReceivedOwnershipRequest"];
            };
        };
        /** @description The updated offer. */
        BusinessTransfer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BusinessTransfer"];
            };
        };
        /** @description The updated request. */
        AdminOwnershipRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Decision-Id": components["headers"]["DecisionId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminOwnershipRequest"];
            };
        };
        /** @description One page of reviews. */
        ReviewList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Review"][];
            };
        };
        /** @description The Guide Dog. */
        GuideDog: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GuideDog"];
            };
        };
        /** @description The list. */
        SavedList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedList"];
            };
        };
        /** @description The alert. */
        Alert: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Alert"];
            };
        };
        /** @description The stored feedback, without sender and contact data. `Location` is the list where a member can follow it. */
        Feedback: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        /** @description One page of feedback. */
        AdminFeedbackList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminFeedback"][];
            };
        };
        /** @description The updated feedback. */
        AdminFeedback: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Decision-Id": components["headers"]["DecisionId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminFeedback"];
            };
        };
        /** @description The CSV file. */
        TheCSVFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description Your webhooks. */
        WebhookList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"][];
            };
        };
        /** @description The webhook. This is the only time that its secret is shown. */
        NewWebhook: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        /** @description The updated webhook. */
        Webhook: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The webhook is deleted. */
        TheWebhookIsDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
        };
        /** @description The delivery of the test event. */
        WebhookTest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        /** @description One page of deliveries. */
        WebhookDeliveryList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDelivery"][];
            };
        };
        /** @description The delivery. */
        WebhookDeliveryDetail: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDeliveryDetail"];
            };
        };
        /** @description The delivery, which waits to be sent. */
        WebhookDeliveryDetail2: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDeliveryDetail"];
            };
        };
        /** @description How many are sent again. */
        StartedReplay: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StartedReplay"];
            };
        };
        /** @description The webhook. This is the only time that its new secret is shown. */
        NewWebhook2: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        /** @description The event is received. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
        };
        /** @description The endpoint wants no more events. The webhook is disabled. */
        WebhookGone: {
            headers: {
                [name: string]: unknown;
            };
        };
    };
    parameters: {
        /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
        IdempotencyKey: string;
        /** @description ID of the member. */
        UserId: string;
        /** @description ID of the saved reply. */
        SavedReplyId: number;
        /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
        Limit: number;
        /** @description Start of the next page, from the `Link` header of the previous one. */
        Cursor: string;
        /** @description ID of the business. */
        BusinessId: number;
        /** @description Text to find in the name, category, perks, description, or city. Only the first 24 words are used. */
        Query: string;
        /** @description `true` searches for all words exactly as typed: without synonyms, typo correction, locations and pets in the text, and relaxing. */
        Exact: boolean;
        /** @description One category. `all` searches every category. */
        Category: components["schemas"]["CategoryFilter"];
        /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
        Location: string;
        /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
        Latitude: number;
        /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
        Longitude: number;
        /** @description Visible map area: west,south,east,north, in degrees. */
        Bounds: string;
        /** @description Miles around the origin. Defaults to 10. */
        Radius: components["schemas"]["Radius"];
        /** @description `true` lets a text search that would find nothing within `radius` look beyond it. Without `radius`, it always may. */
        Widen: boolean;
        /** @description Perks. Results offer all of them. Case and accents are ignored. */
        Perks: string[];
        /** @description Price ranges. Results have one of them. */
        Price: components["schemas"]["PriceRange"][];
        /** @description Kinds of place. Results are of one of them. */
        Kind: components["schemas"]["BusinessKind"][];
        /** @description Minimum average rating, in stars. */
        MinRating: number;
        /** @description `true` returns only verified businesses. */
        Verified: boolean;
        /** @description `true` returns only community favorites. */
        Favorites: boolean;
        /** @description Pets that want to come along: at most 10, separated by commas, each a type with an optional weight in pounds and size. */
        Pets: string;
        /** @description When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies. */
        At: string;
        /** @description Answers to list: `yes` only places that fit the pets, `ask` also those where you should ask. Needs `pets`. */
        Fits: "yes" | "ask";
        /** @description `true` lists businesses with an owner, `false` those without one. */
        Owned: boolean;
        /** @description ID of the invitation. */
        InvitationId: number;
        /** @description ID of the member who has a role. */
        PersonId: string;
        /** @description Secret from the link in the invitation. */
        InvitationToken: string;
        /** @description ID of the claim. */
        ClaimId: number;
        /** @description Position of the document in the claim, from 1. */
        DocumentNumber: number;
        /** @description ID of the ownership request. */
        OwnershipRequestId: number;
        /** @description ID of the offer. */
        TransferId: number;
        /** @description Secret from the link in the email to the recipient. */
        TransferToken: string;
        /** @description ID of the review. */
        ReviewId: number;
        /** @description ID of the pet profile. */
        PetId: number;
        /** @description Secret from the link in the yearly email to the owner. */
        ConfirmationToken: string;
        /** @description ID of the report of being turned away. */
        TurnedAwayId: number;
        /** @description ID of the list. */
        SavedListId: number;
        /** @description Secret from the link to a shared list. */
        ShareToken: string;
        /** @description ID of the alert. */
        AlertId: number;
        /** @description ID of the feedback. */
        FeedbackId: number;
        /** @description ID of the copyright notice. */
        CopyrightNoticeId: number;
        /** @description File name of the picture, such as `cafe-patio.webp`. */
        PictureFile: string;
        /** @description Width of the picture, in pixels. */
        Width: components["schemas"]["PictureWidth"];
        /** @description File name of the upload. */
        UploadFile: string;
        /** @description ID of the notice. */
        NoticeId: number;
        /** @description Secret from the appeal link in the email about the notice. */
        AppealToken: string;
        /** @description ID of the appeal. */
        AppealId: number;
        /** @description ID of the report. */
        ReportId: number;
        /** @description ID of the ordered erasure. */
        OrderedErasureId: number;
        /** @description ID of the possible duplicate. */
        DuplicateId: number;
        /** @description ID of the import. */
        ImportId: number;
        /** @description ID of the webhook. */
        WebhookId: string;
        /** @description Only deliveries with this status. */
        Status: components["schemas"]["WebhookDeliveryStatus"];
        /** @description ID of the delivery. */
        WebhookDeliveryId: string;
        /** @description The same each time this event is sent. Ignore an event that you have already processed. */
        WebhookMessageId: string;
        /** @description When the request was sent, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description One signature for each valid secret, separated by spaces. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Who may cache the response, and for how long. */
        CacheControl: string;
        /** @description ID of the decision. `POST /api/admin/decisions/{id}/undo` undoes it within 10 seconds. Absent if nothing was decided. */
        DecisionId: string;
        /** @description Version of this response. Send it back in `If-None-Match` to get 304 while nothing has changed. */
        ETag: string;
        /** @description `true` if some results, on any page, are outside the requested town; otherwise absent. */
        IncludesNearby: string;
        /** @description `<address>; rel="next"`: the address of the next page. Absent on the last page. */
        Link: string;
        /** @description Address of the resource. */
        Location: string;
        /** @description `true` if `location` is not a known place and was matched as text; otherwise absent. */
        LocationUnknown: string;
        /** @description ID of this request. Include it when you report a problem. */
        RequestId: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description `latitude,longitude` from which distances are measured, in degrees. Absent if the place is unknown. */
        SearchOrigin: string;
        /** @description What the search understood, as JSON in ASCII with `\u` escapes: `words` that results match, `dropped` words that they need not match, the `kind`, `perk`, `pets`, and `location` of the text, `radiusMiles`, and `relaxed`: `words`, `radius`, `location`, or `pets` if the search would otherwise find nothing. Long words are cut. Absent without `query`, and with `exact`. */
        SearchUnderstood: string;
        /** @description `true` if there are more than 10,000 records; otherwise absent. */
        TotalCapped: string;
        /** @description Number of records on all pages. Counting stops at 10,000. */
        TotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdministrators: {
        responses: {
            /** @description The administrators. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAdministrator: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorForm"];
            };
        };
        responses: {
            /** @description The new administrator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAdministrator: {
        parameters: {
            path: {
                /** @description ID of the administrator. */
                id: number;
            };
        };
        responses: {
            /** @description The administrator is removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `open`. */
                status?: "open" | "upheld" | "rejected" | "all";
            };
        };
        responses: {
            /** @description One page of appeals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAppeal"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppeal: {
        parameters: {
            path: {
                /** @description ID of the appeal. */
                id: components["parameters"]["AppealId"];
            };
        };
        responses: {
            /** @description The appeal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAppeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideOnAppeal: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the appeal. */
                id: components["parameters"]["AppealId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDecisionForm"];
            };
        };
        responses: {
            /** @description The updated appeal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAppeal"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAuditLog: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Name of the administrator. */
                actor?: string;
                /** @description Action, such as `business.approve`. */
                action?: string;
                /** @description Type of the target. */
                targetType?: string;
                /** @description ID of the target. */
                targetId?: string;
                /** @description First day (UTC). */
                from?: string;
                /** @description Last day (UTC), inclusive. */
                to?: string;
                /** @description `csv` returns all matching entries as a file for a spreadsheet. */
                format?: components["schemas"]["FileFormat"];
            };
        };
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRow"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditChoices: {
        responses: {
            /** @description The values, in alphabetical order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditChoices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoListingChange: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the audit log entry. */
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditUndo"];
            };
        };
        responses: {
            /** @description The business after the undo. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBusiness"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideInBulk: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkForm"];
            };
        };
        responses: {
            /** @description The result for each item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalStats: {
        responses: {
            /** @description The current figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaims: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `pending` and `under_review`. */
                status?: "pending" | "under_review" | "approved" | "rejected" | "expired" | "all";
            };
        };
        responses: {
            /** @description One page of claims. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminClaim"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClaim: {
        parameters: {
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminClaim"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveClaim: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClaimApproval"];
            };
        };
        responses: {
            200: components["responses"]["AdminClaim"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClaimDocument: {
        parameters: {
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
                /** @description Position of the document in the claim, from 1. */
                n: components["parameters"]["DocumentNumber"];
            };
        };
        responses: {
            200: components["responses"]["ThePDFOrThePictureAsWebP"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectClaim: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRejection"];
            };
        };
        responses: {
            200: components["responses"]["AdminClaim"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessVerification: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Verification status to list. Defaults to businesses that await verification. */
                status?: "waiting" | "verified" | "refused";
            };
        };
        responses: {
            200: components["responses"]["AdminBusinessList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllBusinesses: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words, or their beginnings, in the name, address, phone number, website, or ID. */
                search?: string;
                /** @description Status to list. Defaults to all. */
                status?: components["schemas"]["ListingStatus"];
                /** @description State, as two letters. */
                state?: string;
                /** @description Import source, or `member` for listings that were not imported. */
                source?: string;
                /** @description `true` lists businesses with an owner, `false` those without one. */
                owned?: components["parameters"]["Owned"];
                /** @description Kind of place. */
                kind?: components["schemas"]["BusinessKind"];
                /** @description Days since the last change, at least. */
                unchangedFor?: 30 | 90 | 180 | 365;
            };
        };
        responses: {
            200: components["responses"]["AdminBusinessList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListingChoices: {
        responses: {
            /** @description The values, in alphabetical order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingChoices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnyBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBusiness"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListingDeletion"];
            };
        };
        responses: {
            /** @description The business is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminBusinessChange"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalForm"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReason"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReason"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestBusinessRevision: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionForm"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseVerification: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRefusal"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionForm"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReason"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unhideBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReason"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessVerificationForm"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCopyrightNotices: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `open`: notices that await a decision, or have a counter-notice that does. */
                status?: "open" | "received" | "countered" | "taken_down" | "refused" | "all";
            };
        };
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCopyrightNotice"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCopyrightNotice: {
        parameters: {
            path: {
                /** @description ID of the copyright notice. */
                id: components["parameters"]["CopyrightNoticeId"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCopyrightNotice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideOnCopyrightNotice: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the copyright notice. */
                id: components["parameters"]["CopyrightNoticeId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyrightDecision"];
            };
        };
        responses: {
            /** @description The updated notice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCopyrightNotice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDecision: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the decision. */
                id: string;
            };
        };
        responses: {
            /** @description The decision is undone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `waiting`. */
                status?: "waiting" | "dismissed";
            };
        };
        responses: {
            /** @description One page of pairs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCandidate"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeBusinesses: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeForm"];
            };
        };
        responses: {
            /** @description The merge, with the ID to undo it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMerge"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDuplicate: {
        parameters: {
            path: {
                /** @description ID of the possible duplicate. */
                id: components["parameters"]["DuplicateId"];
            };
        };
        responses: {
            /** @description The pair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCandidate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissDuplicate: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the possible duplicate. */
                id: components["parameters"]["DuplicateId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description The updated pair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCandidate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewEmails: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPreviewForm"];
            };
        };
        responses: {
            /** @description The emails, or why none is sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderedErasures: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of ordered erasures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedErasure"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmErasure: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ordered erasure. */
                id: components["parameters"]["OrderedErasureId"];
            };
        };
        responses: {
            /** @description The confirmed order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedErasure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopErasure: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ordered erasure. */
                id: components["parameters"]["OrderedErasureId"];
            };
        };
        responses: {
            /** @description The erasure is stopped. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDirectory: {
        parameters: {
            query?: {
                /** @description Format of the file. */
                format?: "csv" | "jsonl" | "geojson";
            };
        };
        responses: {
            /** @description The file in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemHealth: {
        responses: {
            /** @description The state of each part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemHealth"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestEmail: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEmailForm"];
            };
        };
        responses: {
            /** @description The answer of the gateway. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEmailResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportMappings: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Returns only the mapping of a file with these columns, as a JSON list, such as `["Business Name","Town"]`. Order, case, and punctuation make no difference. */
                columns?: string;
            };
        };
        responses: {
            /** @description One page of saved mappings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedImportMapping"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetImportMapping: {
        parameters: {
            path: {
                /** @description ID of the saved mapping. */
                id: number;
            };
        };
        responses: {
            /** @description The mapping is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: {
                /** @description `true` changes nothing and reports the result that each row would have. */
                dryRun?: "true" | "false";
                /** @description Source of the rows, such as `my-list`. Required if a row has no `source` of its own. */
                source?: string | null;
                /** @description Country whose rows are imported, as two letters. Rows in other countries are skipped and counted. */
                country?: string;
            };
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description How the columns of a CSV file become fields: the JSON of an `ImportMapping`, before the file. Without it, the columns must be those of the template. */
                    mapping?: string;
                    /**
                     * Format: binary
                     * @description The file. The extension of its name determines the format.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The import, waiting for a worker. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        responses: {
            200: components["responses"]["TheCSVFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportLines: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Returns only rows with this result. */
                outcome?: components["schemas"]["ImportOutcome"] | null;
            };
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportLine"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRowAnyway: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
                /** @description Position of the row in the import, from 1. */
                number: number;
            };
        };
        responses: {
            /** @description The import, with its new counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapImport: {
        parameters: {
            query?: {
                /** @description Visible map area: west,south,east,north, in degrees. */
                bounds?: components["parameters"]["Bounds"];
            };
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description Points or clusters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "number": 12,
                     *         "name": "Bark & Brew Café",
                     *         "result": "added",
                     *         "businessId": null,
                     *         "latitude": 30.2711,
                     *         "longitude": -97.7437
                     *       },
                     *       {
                     *         "latitude": 30.3072,
                     *         "longitude": -97.756,
                     *         "count": 12,
                     *         "added": 9,
                     *         "changed": 2,
                     *         "duplicate": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["ImportMapPoint"] | components["schemas"]["ImportMapCluster"])[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportReport: {
        parameters: {
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            200: components["responses"]["TheCSVFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countImportTowns: {
        parameters: {
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description The towns, those with most rows first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTown"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description The import, with its undo waiting for a worker. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportUndoLines: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the import. */
                id: components["parameters"]["ImportId"];
            };
        };
        responses: {
            /** @description One page of listings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndoLine"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInAdministrator: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLoginForm"];
            };
        };
        responses: {
            /** @description You are signed in for 24 hours. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutAdministrator: {
        responses: {
            204: components["responses"]["TheSessionHasEnded"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberAsAdministrator: {
        parameters: {
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMember"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sanctionMember: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberSanctionForm"];
            };
        };
        responses: {
            /** @description The sanction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberSanction"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMerges: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of merges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoMerge: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the merge. */
                id: number;
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description The updated merge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutgoing: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description `dead` messages failed, and `queued` messages wait to be delivered. */
                status?: components["schemas"]["MessageStatus"];
            };
        };
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMessage: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the outgoing message. */
                id: string;
            };
        };
        responses: {
            /** @description The message, queued again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnershipRequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `under_review`. */
                status?: "waiting" | "declined" | "under_review" | "accepted" | "approved" | "rejected" | "withdrawn" | "closed" | "all";
            };
        };
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOwnershipRequest"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnershipRequest: {
        parameters: {
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOwnershipRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipApproval"];
            };
        };
        responses: {
            200: components["responses"]["AdminOwnershipRequest"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnershipDocument: {
        parameters: {
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
                /** @description Side of the ownership request that sent the document. */
                side: "requester" | "owner";
                /** @description Position of the document in the claim, from 1. */
                n: components["parameters"]["DocumentNumber"];
            };
        };
        responses: {
            200: components["responses"]["ThePDFOrThePictureAsWebP"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipRejection"];
            };
        };
        responses: {
            200: components["responses"]["AdminOwnershipRequest"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdministratorPassword: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPasswordForm"];
            };
        };
        responses: {
            /** @description The password is changed. A password in the settings no longer works for this administrator. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingBusinesses: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            200: components["responses"]["AdminBusinessList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicies: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order: `oldest` confirmation first. */
                order?: "oldest";
                /** @description Only places with a disputed fact. */
                state?: "disputed";
                /** @description `true` lists businesses with an owner, `false` those without one. */
                owned?: components["parameters"]["Owned"];
            };
        };
        responses: {
            /** @description One page of places. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyEntry"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askToConfirmPolicy: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The email is on its way. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPolicyByPhone: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneConfirmation"];
            };
        };
        responses: {
            /** @description The facts are confirmed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostcards: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of postcards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Postcard"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markPostcardSent: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the postcard. */
                id: string;
            };
        };
        responses: {
            /** @description The sent postcard. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPostcard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPresence: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceForm"];
            };
        };
        responses: {
            /** @description The work of other administrators in this queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueue: {
        parameters: {
            query?: {
                /** @description Maximum number of rows, 1 to 10000. Defaults to 10000. */
                limit?: number;
            };
            path: {
                /** @description Name of the queue. */
                queue: components["schemas"]["QueueName"];
            };
        };
        responses: {
            /** @description The waiting items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueRows"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedReplies: {
        responses: {
            /** @description The saved replies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSavedReply: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReplyForm"];
            };
        };
        responses: {
            /** @description The new reply. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSavedReply: {
        parameters: {
            path: {
                /** @description ID of the saved reply. */
                id: components["parameters"]["SavedReplyId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReplyChange"];
            };
        };
        responses: {
            /** @description The updated reply. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedReply: {
        parameters: {
            path: {
                /** @description ID of the saved reply. */
                id: components["parameters"]["SavedReplyId"];
            };
        };
        responses: {
            /** @description The reply is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Status to list. Defaults to `open`. */
                status?: "open" | "resolved" | "all";
            };
        };
        responses: {
            /** @description One page of reported content. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            path: {
                /** @description ID of the report. */
                id: components["parameters"]["ReportId"];
            };
        };
        responses: {
            /** @description The reported content. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveReport: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the report. */
                id: components["parameters"]["ReportId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description The updated item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAsAdministrator: {
        parameters: {
            query: {
                /** @description Beginnings of words of a place or message, beginning of a name or email address, or an ID. */
                query: string;
            };
        };
        responses: {
            /** @description The results by kind. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSearchResults"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdministratorSession: {
        responses: {
            /** @description The current session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminStats: {
        responses: {
            /** @description The current figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpTotp: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpForm"];
            };
        };
        responses: {
            /** @description The secret for an authenticator app, and recovery codes. This is the only time that they are shown. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTotp"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCodeForm"];
            };
        };
        responses: {
            /** @description Sign-in now requires a code in addition to the password. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCodeForm"];
            };
        };
        responses: {
            /** @description Sign-in now requires only the password. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDemoPictureForAdministrator: {
        parameters: {
            query?: {
                /** @description Width of the picture, in pixels. */
                w?: components["parameters"]["Width"];
            };
            path: {
                /** @description File name of the picture, such as `cafe-patio.webp`. */
                file: components["parameters"]["PictureFile"];
            };
        };
        responses: {
            /** @description The picture in the requested width. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadForAdministrator: {
        parameters: {
            query?: {
                /** @description Width of the picture, in pixels. */
                w?: components["parameters"]["Width"];
            };
            path: {
                /** @description File name of the upload. */
                file: components["parameters"]["UploadFile"];
            };
        };
        responses: {
            /** @description The file. A picture has the requested width, or its own if that is smaller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description `open`: only open feedback, oldest first. */
                status?: "open";
                /** @description Only the feedback with this ID. */
                id?: number;
            };
        };
        responses: {
            200: components["responses"]["AdminFeedbackList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingFeedback: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedbackList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbackOfType: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description Type of feedback. */
                feedbackType: components["schemas"]["FeedbackType"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedbackList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedback: {
        parameters: {
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        responses: {
            /** @description The feedback. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFeedback"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordFeedbackAnswer: {
        parameters: {
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackAnswer"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedback"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeReportedBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingReason"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedback"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeFeedback: {
        parameters: {
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackCompletion"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedback"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBusinessFromRecommendation: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FeedbackListing"];
            };
        };
        responses: {
            /** @description The new business. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Decision-Id": components["headers"]["DecisionId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBusiness"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFeedbackStatus: {
        parameters: {
            path: {
                /** @description ID of the feedback. */
                id: components["parameters"]["FeedbackId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStatusForm"];
            };
        };
        responses: {
            200: components["responses"]["AdminFeedback"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminWebhooks: {
        responses: {
            200: components["responses"]["WebhookList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAdminWebhook: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            201: components["responses"]["NewWebhook"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminWebhook: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminWebhook: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            204: components["responses"]["TheWebhookIsDeleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only deliveries with this status. */
                status?: components["parameters"]["Status"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminWebhookDelivery: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description ID of the delivery. */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryDetail"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayAdminWebhookDelivery: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description ID of the delivery. */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryDetail2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayFailedAdminWebhookDeliveries: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["StartedReplay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateAdminWebhookSecret: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["NewWebhook2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testAdminWebhook: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            202: components["responses"]["WebhookTest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertFeed: {
        parameters: {
            path: {
                /** @description Secret from the address of an alert’s feed. */
                secret: string;
            };
        };
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNoticeByLink: {
        parameters: {
            path: {
                /** @description Secret from the appeal link in the email about the notice. */
                token: components["parameters"]["AppealToken"];
            };
        };
        responses: {
            /** @description The notice, with the appeal if there is one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeByLink"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealNoticeByLink: {
        parameters: {
            path: {
                /** @description Secret from the appeal link in the email about the notice. */
                token: components["parameters"]["AppealToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealForm"];
            };
        };
        responses: {
            /** @description The notice with the appeal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeByLink"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openBillingPortal: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        responses: {
            200: components["responses"]["BillingAddress"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnClaims: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of claims. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnClaim"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelClaim: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        responses: {
            200: components["responses"]["Claim"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkClaimWebsite: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        responses: {
            200: components["responses"]["Claim"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendClaimCode: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        responses: {
            200: components["responses"]["Claim"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyClaim: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the claim. */
                id: components["parameters"]["ClaimId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationForm"];
            };
        };
        responses: {
            200: components["responses"]["Claim"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnTransfers: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessTransfer"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoTransfer: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the offer. */
                id: components["parameters"]["TransferId"];
            };
        };
        responses: {
            200: components["responses"]["BusinessTransfer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawTransfer: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the offer. */
                id: components["parameters"]["TransferId"];
            };
        };
        responses: {
            200: components["responses"]["BusinessTransfer"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchBusinesses: {
        parameters: {
            query?: {
                /** @description Text to find in the name, category, perks, description, or city. Only the first 24 words are used. */
                query?: components["parameters"]["Query"];
                /** @description `true` searches for all words exactly as typed: without synonyms, typo correction, locations and pets in the text, and relaxing. */
                exact?: components["parameters"]["Exact"];
                /** @description One category. `all` searches every category. */
                category?: components["parameters"]["Category"];
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Visible map area: west,south,east,north, in degrees. */
                bounds?: components["parameters"]["Bounds"];
                /** @description Miles around the origin. Defaults to 10. */
                radius?: components["parameters"]["Radius"];
                /** @description `true` lets a text search that would find nothing within `radius` look beyond it. Without `radius`, it always may. */
                widen?: components["parameters"]["Widen"];
                /** @description Perks. Results offer all of them. Case and accents are ignored. */
                perks?: components["parameters"]["Perks"];
                /** @description Price ranges. Results have one of them. */
                price?: components["parameters"]["Price"];
                /** @description Kinds of place. Results are of one of them. */
                kind?: components["parameters"]["Kind"];
                /** @description Minimum average rating, in stars. */
                minRating?: components["parameters"]["MinRating"];
                /** @description `true` returns only verified businesses. */
                verified?: components["parameters"]["Verified"];
                /** @description `true` returns only community favorites. */
                favorites?: components["parameters"]["Favorites"];
                /** @description Pets that want to come along: at most 10, separated by commas, each a type with an optional weight in pounds and size. */
                pets?: components["parameters"]["Pets"];
                /** @description When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies. */
                at?: components["parameters"]["At"];
                /** @description Answers to list: `yes` only places that fit the pets, `ask` also those where you should ask. Needs `pets`. */
                fits?: components["parameters"]["Fits"];
                /** @description Order of the results. Defaults to `relevance` if there is a text, else to `rating`. `distance` needs an origin, and `recommended` uses the Bayesian average of the reviews. With `pets`, `relevance` and `recommended` list places that fit first, then those where you should ask, then the rest. Among places with the same answer, those whose relevant facts nobody confirmed for 12 months come last. */
                sort?: "relevance" | "recommended" | "rating" | "reviews" | "name" | "distance";
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    "X-Includes-Nearby": components["headers"]["IncludesNearby"];
                    "X-Location-Unknown": components["headers"]["LocationUnknown"];
                    "Search-Understood": components["headers"]["SearchUnderstood"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCard"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessForm"];
            };
        };
        responses: {
            /** @description The business, pending approval. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerBusiness"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchBusinesses: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessBatch"];
            };
        };
        responses: {
            /** @description The public businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCard"][];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFacets: {
        parameters: {
            query?: {
                /** @description Text to find in the name, category, perks, description, or city. Only the first 24 words are used. */
                query?: components["parameters"]["Query"];
                /** @description `true` searches for all words exactly as typed: without synonyms, typo correction, locations and pets in the text, and relaxing. */
                exact?: components["parameters"]["Exact"];
                /** @description One category. `all` searches every category. */
                category?: components["parameters"]["Category"];
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Visible map area: west,south,east,north, in degrees. */
                bounds?: components["parameters"]["Bounds"];
                /** @description Miles around the origin. Defaults to 10. */
                radius?: components["parameters"]["Radius"];
                /** @description `true` lets a text search that would find nothing within `radius` look beyond it. Without `radius`, it always may. */
                widen?: components["parameters"]["Widen"];
                /** @description Perks. Results offer all of them. Case and accents are ignored. */
                perks?: components["parameters"]["Perks"];
                /** @description Price ranges. Results have one of them. */
                price?: components["parameters"]["Price"];
                /** @description Kinds of place. Results are of one of them. */
                kind?: components["parameters"]["Kind"];
                /** @description Minimum average rating, in stars. */
                minRating?: components["parameters"]["MinRating"];
                /** @description `true` returns only verified businesses. */
                verified?: components["parameters"]["Verified"];
                /** @description `true` returns only community favorites. */
                favorites?: components["parameters"]["Favorites"];
                /** @description Pets that want to come along: at most 10, separated by commas, each a type with an optional weight in pounds and size. */
                pets?: components["parameters"]["Pets"];
                /** @description When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies. */
                at?: components["parameters"]["At"];
                /** @description Answers to list: `yes` only places that fit the pets, `ask` also those where you should ask. Needs `pets`. */
                fits?: components["parameters"]["Fits"];
            };
        };
        responses: {
            /** @description The number of matches for each choice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Search-Understood": components["headers"]["SearchUnderstood"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessFacets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityFavorites: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCard"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapBusinesses: {
        parameters: {
            query?: {
                /** @description Text to find in the name, category, perks, description, or city. Only the first 24 words are used. */
                query?: components["parameters"]["Query"];
                /** @description `true` searches for all words exactly as typed: without synonyms, typo correction, locations and pets in the text, and relaxing. */
                exact?: components["parameters"]["Exact"];
                /** @description One category. `all` searches every category. */
                category?: components["parameters"]["Category"];
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
                /** @description Visible map area: west,south,east,north, in degrees. */
                bounds?: components["parameters"]["Bounds"];
                /** @description Miles around the origin. Defaults to 10. */
                radius?: components["parameters"]["Radius"];
                /** @description `true` lets a text search that would find nothing within `radius` look beyond it. Without `radius`, it always may. */
                widen?: components["parameters"]["Widen"];
                /** @description Perks. Results offer all of them. Case and accents are ignored. */
                perks?: components["parameters"]["Perks"];
                /** @description Price ranges. Results have one of them. */
                price?: components["parameters"]["Price"];
                /** @description Kinds of place. Results are of one of them. */
                kind?: components["parameters"]["Kind"];
                /** @description Minimum average rating, in stars. */
                minRating?: components["parameters"]["MinRating"];
                /** @description `true` returns only verified businesses. */
                verified?: components["parameters"]["Verified"];
                /** @description `true` returns only community favorites. */
                favorites?: components["parameters"]["Favorites"];
                /** @description Pets that want to come along: at most 10, separated by commas, each a type with an optional weight in pounds and size. */
                pets?: components["parameters"]["Pets"];
                /** @description When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies. */
                at?: components["parameters"]["At"];
                /** @description Answers to list: `yes` only places that fit the pets, `ask` also those where you should ask. Needs `pets`. */
                fits?: components["parameters"]["Fits"];
                /** @description Part of the map to return, within `bounds` if given: west,south,east,north, in degrees. It is no filter: whether the search is relaxed depends on the whole map. */
                view?: string;
            };
        };
        responses: {
            /** @description Points and clusters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    "X-Search-Origin": components["headers"]["SearchOrigin"];
                    "Search-Understood": components["headers"]["SearchUnderstood"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "name": "The Muddy Paw Café",
                     *         "category": "restaurants",
                     *         "kind": "cafe",
                     *         "tier": "premium",
                     *         "latitude": 30.2711,
                     *         "longitude": -97.7437,
                     *         "avgRating": "4.60",
                     *         "reviewCount": 23,
                     *         "distance": 0.4
                     *       },
                     *       {
                     *         "latitude": 30.3072,
                     *         "longitude": -97.756,
                     *         "count": 12
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["MapPoint"] | components["schemas"]["MapCluster"])[];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnedBusinesses: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedBusinessCard"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findSimilarBusinesses: {
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimilarQuery"];
            };
        };
        responses: {
            /** @description The similar businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarBusiness"][];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The business. Members also see whether they saved it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            301: components["responses"]["MovedPermanently"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The business is withdrawn. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBusiness: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BusinessChange"];
            };
        };
        responses: {
            200: components["responses"]["OwnerBusiness"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                /** @description Number of days, including today (UTC). */
                days?: number;
                /** @description `csv` returns the days as a file for a spreadsheet. */
                format?: components["schemas"]["FileFormat"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description Totals, totals of the previous period, and figures per day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPremium: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description Premium is canceled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCheckout: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            200: components["responses"]["BillingAddress"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description The claim, waiting for its proof. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacts: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The known facts in display order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fact"][];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmFacts: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactConfirmation"];
            };
        };
        responses: {
            /** @description The facts are confirmed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerFact: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
                /** @description Name of the fact, such as `areas.patio`. */
                key: components["schemas"]["FactName"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactAnswerForm"];
            };
        };
        responses: {
            /** @description Your answer counts. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePlace: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The place is saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSavedPlace: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The place is not saved. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFit: {
        parameters: {
            query: {
                /** @description Pets that want to come along: at most 10, separated by commas, each a type with an optional weight in pounds and size. */
                pets: string;
                /** @description When, as local date and time of the place. Defaults to any time. Special dates, such as holidays, are known about a year ahead; after that, the usual week applies. */
                at?: components["parameters"]["At"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The answer with its reasons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fit"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordInteraction: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Interaction"];
            };
        };
        responses: {
            /** @description The interaction is recorded. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListsOfPlace: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The lists that contain the place. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceInList"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOwnership: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipRequestForm"];
            };
        };
        responses: {
            /** @description The request, waiting for the owner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOwnershipRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeopleActivity: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description One page of activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessActivity"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePerson: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationForm"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
                /** @description ID of the invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
        };
        responses: {
            /** @description The invitation is withdrawn. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
                /** @description ID of the invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
        };
        responses: {
            /** @description The email is on its way. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description You have no role in the business. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRole: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
                /** @description ID of the member who has a role. */
                userId: components["parameters"]["PersonId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            /** @description The person has this role. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePerson: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
                /** @description ID of the member who has a role. */
                userId: components["parameters"]["PersonId"];
            };
        };
        responses: {
            /** @description The person has no role. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    relistBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            200: components["responses"]["OwnerBusiness"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Order of the reviews. Defaults to `newest`. */
                sort?: "newest" | "helpful" | "lowest";
                /** @description Returns only reviews that use this word, singular or plural, among the newest 200. */
                mentions?: string;
                /** @description `true` returns only reviews with photos. */
                photos?: boolean;
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            200: components["responses"]["ReviewList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description The review. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeBusinessReviews: {
        parameters: {
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessReviewSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitBusiness: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The business, pending approval. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerBusiness"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerTransfer: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferForm"];
            };
        };
        responses: {
            /** @description The offer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessTransfer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTurnedAway: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnedAway"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportTurnedAway: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnedAwayForm"];
            };
        };
        responses: {
            /** @description The report. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnedAway"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSignIn: {
        responses: {
            /** @description Never returned. A successful call starts the session and redirects (302). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description `next` of an earlier page, or a time. A time also returns changes of the 15 minutes before it. If absent, all businesses are returned. */
                since?: string;
                /** @description Page size, 1 to 1000. Defaults to 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description Some changes, and where to continue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCopyrightNotice: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyrightNoticeForm"];
            };
        };
        responses: {
            /** @description The number and status of the notice. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyrightNotice"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCopyrightTakedown: {
        parameters: {
            path: {
                /** @description ID of the copyright notice. */
                id: components["parameters"]["CopyrightNoticeId"];
            };
        };
        responses: {
            /** @description The content that was taken down, the reason, and your counter-notice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyrightTakedown"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCounterNotice: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the copyright notice. */
                id: components["parameters"]["CopyrightNoticeId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterNoticeForm"];
            };
        };
        responses: {
            /** @description The takedown with your counter-notice. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyrightTakedown"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnFeedback: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of feedback. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFeedback"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            201: components["responses"]["Feedback"];
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuideDogs: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of Guide Dogs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideDog"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGuideDog: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideDogForm"];
            };
        };
        responses: {
            /** @description Your Guide Dog. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideDog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuideDogOfUser: {
        parameters: {
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            200: components["responses"]["GuideDog"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuideDog: {
        parameters: {
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            200: components["responses"]["GuideDog"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeGuideDog: {
        parameters: {
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuideDogChange"];
            };
        };
        responses: {
            /** @description Your updated Guide Dog. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideDog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            path: {
                /** @description Secret from the link in the invitation. */
                token: components["parameters"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            path: {
                /** @description Secret from the link in the invitation. */
                token: components["parameters"]["InvitationToken"];
            };
        };
        responses: {
            /** @description You have the role. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            path: {
                /** @description Secret from the link in the invitation. */
                token: components["parameters"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation is declined. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAddressCenter: {
        parameters: {
            query?: {
                /** @description ZIP code. */
                zipCode?: string;
                /** @description City. */
                city?: string;
                /** @description State: its name or two-letter code. */
                state?: string;
            };
        };
        responses: {
            /** @description The center, or null if ZIP code and city are unknown. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Middle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestLocations: {
        parameters: {
            query?: {
                /** @description Text to complete, at least 2 characters. */
                q?: string;
                /** @description `true` adds the number of businesses to each name. */
                places?: boolean;
            };
        };
        responses: {
            /** @description At most 8 names. With `places=true`, each has its number of businesses, which is at most 10 minutes old. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Austin, TX",
                     *       "Austintown, OH"
                     *     ]
                     */
                    "application/json": string[] | components["schemas"]["LocationSuggestion"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTowns: {
        parameters: {
            query?: {
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
            };
        };
        responses: {
            /** @description At most 8 towns, nearest first. The numbers of businesses are at most 10 minutes old. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Town"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSignIn: {
        responses: {
            /** @description Never returned. A successful call redirects (302). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        responses: {
            /** @description The confirmation page for a visit from another site. Otherwise, a redirect (302) to `/`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOEmbed: {
        parameters: {
            query: {
                /** @description Address of a place’s page on this site. */
                url: string;
                /** @description Largest width in pixels. */
                maxwidth?: number;
                /** @description Largest height in pixels. */
                maxheight?: number;
                /** @description Format of the answer. Only `json` is supported. */
                format?: "json";
            };
        };
        responses: {
            /** @description A frame with the place, or a link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OEmbed"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotSupported"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenApi: {
        responses: {
            /** @description The document as YAML. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnOwnershipRequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOwnershipRequest"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedOwnershipRequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedOwnershipRequest"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OwnershipAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["ReceivedOwnershipRequest"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnershipRefusal"];
            };
        };
        responses: {
            200: components["responses"]["ReceivedOwnershipRequest"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    escalateOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        responses: {
            200: components["responses"]["OwnOwnershipRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOwnershipRequest: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the ownership request. */
                id: components["parameters"]["OwnershipRequestId"];
            };
        };
        responses: {
            200: components["responses"]["OwnOwnershipRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPet: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PetForm"];
            };
        };
        responses: {
            /** @description The pet. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityPets: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of pets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPet"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPets: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of pets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPet"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPet: {
        parameters: {
            path: {
                /** @description ID of the pet profile. */
                id: components["parameters"]["PetId"];
            };
        };
        responses: {
            /** @description The pet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "userId": "0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5",
                     *       "petName": "Biscuit",
                     *       "petType": "dog",
                     *       "breed": "Beagle",
                     *       "age": 4,
                     *       "petSize": "medium",
                     *       "weight": 24.5,
                     *       "petImageUrl": null,
                     *       "petDrawing": "/drawings/1/pets/dog-long-brown-17.svg",
                     *       "furColor": "Brown and white",
                     *       "eyeColor": "Brown",
                     *       "specialMarkings": null,
                     *       "activityLevel": "high",
                     *       "friendlyWithDogs": true,
                     *       "friendlyWithCats": false,
                     *       "friendlyWithKids": true,
                     *       "energyLevel": 8,
                     *       "favoriteToys": [
                     *         "Squeaky fox"
                     *       ],
                     *       "favoriteActivities": [
                     *         "Swimming"
                     *       ],
                     *       "favoriteTreats": [
                     *         "Peanut butter"
                     *       ],
                     *       "dislikes": [
                     *         "Thunder"
                     *       ],
                     *       "funFacts": [
                     *         "Howls along with the accordion"
                     *       ],
                     *       "bio": "Follows her nose, and her nose knows every bakery.",
                     *       "adoptionStory": null,
                     *       "location": "Austin, TX",
                     *       "createdAt": "2026-03-02T15:04:05.000Z",
                     *       "updatedAt": "2026-03-02T15:04:05.000Z",
                     *       "user": {
                     *         "firstName": "Ada",
                     *         "profileImageUrl": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPet"] | components["schemas"]["PublicPet"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePet: {
        parameters: {
            path: {
                /** @description ID of the pet profile. */
                id: components["parameters"]["PetId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PetChange"];
            };
        };
        responses: {
            /** @description The updated pet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePet: {
        parameters: {
            path: {
                /** @description ID of the pet profile. */
                id: components["parameters"]["PetId"];
            };
        };
        responses: {
            /** @description The pet is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyConfirmation: {
        parameters: {
            path: {
                /** @description Secret from the link in the yearly email to the owner. */
                token: components["parameters"]["ConfirmationToken"];
            };
        };
        responses: {
            /** @description What the link confirms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyConfirmation"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPolicy: {
        parameters: {
            path: {
                /** @description Secret from the link in the yearly email to the owner. */
                token: components["parameters"]["ConfirmationToken"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmationForm"];
            };
        };
        responses: {
            /** @description The policy is confirmed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendBusinesses: {
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RecommendationInput"];
            };
        };
        responses: {
            /** @description Businesses with their scores and the parts of each score. Ties are ordered by name, then ID. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendation"][];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportContent: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentReport"];
            };
        };
        responses: {
            /** @description The report, without the email address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedContent"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewestReviews: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            200: components["responses"]["ReviewList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeReviews: {
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewsOfUser: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            200: components["responses"]["ReviewList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReview: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description The updated review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReview: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        responses: {
            /** @description The review is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voteHelpful: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        responses: {
            /** @description Your vote counts. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeHelpfulVote: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        responses: {
            /** @description Your vote no longer counts. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnerResponse: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        responses: {
            /** @description The response, or null if there is none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 310,
                     *       "reviewId": 1201,
                     *       "content": "Thank you! Biscuit has a seat reserved.",
                     *       "createdAt": "2026-04-12T08:00:00.000Z",
                     *       "updatedAt": "2026-04-12T08:00:00.000Z",
                     *       "state": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnerResponse"] | null;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeResponse: {
        parameters: {
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseForm"];
            };
        };
        responses: {
            /** @description The updated response. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    respondToReview: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the review. */
                id: components["parameters"]["ReviewId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseForm"];
            };
        };
        responses: {
            /** @description The response. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedList: {
        parameters: {
            path: {
                /** @description Secret from the link to a shared list. */
                token: components["parameters"]["ShareToken"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedList"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacesOfSharedList: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description Secret from the link to a shared list. */
                token: components["parameters"]["ShareToken"];
            };
        };
        responses: {
            /** @description One page of places. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedPlace"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestSearches: {
        parameters: {
            query?: {
                /** @description Text to complete, at least 2 characters. Only its first 8 words are used. */
                q?: string;
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
            };
        };
        responses: {
            /** @description At most 8 suggestions. Anyone may cache them for a minute. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransferOffer: {
        parameters: {
            path: {
                /** @description Secret from the link in the email to the recipient. */
                token: components["parameters"]["TransferToken"];
            };
        };
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOffer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTransferOffer: {
        parameters: {
            path: {
                /** @description Secret from the link in the email to the recipient. */
                token: components["parameters"]["TransferToken"];
            };
        };
        responses: {
            /** @description You are the owner. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineTransferOffer: {
        parameters: {
            path: {
                /** @description Secret from the link in the email to the recipient. */
                token: components["parameters"]["TransferToken"];
            };
        };
        responses: {
            /** @description The offer is declined. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTurnedAway: {
        parameters: {
            path: {
                /** @description ID of the report of being turned away. */
                id: components["parameters"]["TurnedAwayId"];
            };
        };
        responses: {
            /** @description The report is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerTurnedAway: {
        parameters: {
            path: {
                /** @description ID of the report of being turned away. */
                id: components["parameters"]["TurnedAwayId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnedAwayAnswerForm"];
            };
        };
        responses: {
            /** @description The report with the answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnersTurnedAway"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What it is for.
                     * @enum {string}
                     */
                    kind: "business_photo" | "menu" | "profile_photo" | "pet_photo" | "review_photo" | "claim_document";
                    /**
                     * Format: binary
                     * @description The file, with its name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureForm"];
            };
        };
        responses: {
            /** @description The time of the erasure. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendUserFeedback: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            201: components["responses"]["Feedback"];
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAge: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgeConfirmation"];
            };
        };
        responses: {
            /** @description Your age is confirmed, or the account is erased and the session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        responses: {
            /** @description Your alerts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAlert: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertForm"];
            };
        };
        responses: {
            /** @description The alert. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlert: {
        parameters: {
            path: {
                /** @description ID of the alert. */
                alertId: components["parameters"]["AlertId"];
            };
        };
        responses: {
            200: components["responses"]["Alert"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAlert: {
        parameters: {
            path: {
                /** @description ID of the alert. */
                alertId: components["parameters"]["AlertId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AlertChangeForm"];
            };
        };
        responses: {
            200: components["responses"]["Alert"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAlert: {
        parameters: {
            path: {
                /** @description ID of the alert. */
                alertId: components["parameters"]["AlertId"];
            };
        };
        responses: {
            /** @description The alert is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewAlertFeed: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the alert. */
                alertId: components["parameters"]["AlertId"];
            };
        };
        responses: {
            /** @description The alert with its new `feedPath`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description The email is on its way. The response does not reveal whether the address is in use. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description The email address of the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOwnData: {
        responses: {
            /** @description A ZIP file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedPlaces: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCard"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedLists: {
        responses: {
            /** @description Your lists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedList: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedListForm"];
            };
        };
        responses: {
            /** @description The list. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        responses: {
            200: components["responses"]["SavedList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedListForm"];
            };
        };
        responses: {
            200: components["responses"]["SavedList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        responses: {
            /** @description The list is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderTrip: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripOrderForm"];
            };
        };
        responses: {
            /** @description The order is stored. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacesOfSavedList: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description `recent`: last saved first, the default. `distance`: nearest first; needs `location` or coordinates. `trip`: your own order. */
                sort?: "recent" | "name" | "distance" | "trip";
                /** @description City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first 24 words are used. */
                location?: components["parameters"]["Location"];
                /** @description The latitude of the origin, in degrees. Send both latitude and longitude. */
                latitude?: components["parameters"]["Latitude"];
                /** @description The longitude of the origin, in degrees. Send both latitude and longitude. */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        responses: {
            /** @description One page of places. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPlace"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPlaceInSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeptPlaceForm"];
            };
        };
        responses: {
            /** @description The list contains the place. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takePlaceFromSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
                /** @description ID of the business. */
                id: components["parameters"]["BusinessId"];
            };
        };
        responses: {
            /** @description The list does not contain the place. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SharingForm"];
            };
        };
        responses: {
            /** @description The list with its link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSharingSavedList: {
        parameters: {
            path: {
                /** @description ID of the list. */
                listId: components["parameters"]["SavedListId"];
            };
        };
        responses: {
            /** @description The list is not shared. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnNotices: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealNotice: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the notice. */
                id: components["parameters"]["NoticeId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealForm"];
            };
        };
        responses: {
            /** @description The notice with the appeal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNoticeRead: {
        parameters: {
            path: {
                /** @description ID of the notice. */
                id: components["parameters"]["NoticeId"];
            };
        };
        responses: {
            /** @description The notice is marked as read. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
        responses: {
            /** @description Your choices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePrivacy: {
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PrivacyChange"];
            };
        };
        responses: {
            /** @description Your updated choices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProfile: {
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Your updated account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAccount: {
        responses: {
            /** @description The account is open again, and you are signed in. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        responses: {
            /** @description Your sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSession: {
        parameters: {
            path: {
                /** @description ID of the session. */
                id: string;
            };
        };
        responses: {
            204: components["responses"]["TheSessionHasEnded"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSharedBusinesses: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBusiness"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessTokens: {
        responses: {
            /** @description Your access tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessToken: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessTokenForm"];
            };
        };
        responses: {
            /** @description The token. This is the only time that it is shown. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAccessToken: {
        parameters: {
            path: {
                /** @description ID of the access token. */
                id: string;
            };
        };
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTurnedAwayOfOwner: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
        };
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnersTurnedAway"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        responses: {
            200: components["responses"]["WebhookList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWebhook: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            201: components["responses"]["NewWebhook"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            204: components["responses"]["TheWebhookIsDeleted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only deliveries with this status. */
                status?: components["parameters"]["Status"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryList"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description ID of the delivery. */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryDetail"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description ID of the delivery. */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookDeliveryDetail2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayFailedWebhookDeliveries: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["StartedReplay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            200: components["responses"]["NewWebhook2"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            header?: {
                /** @description A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook. */
                webhookId: components["parameters"]["WebhookId"];
            };
        };
        responses: {
            202: components["responses"]["WebhookTest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            /** @description The member’s public profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicUser"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberReviews: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 100. Defaults to 24 for businesses, else to 50. */
                limit?: components["parameters"]["Limit"];
                /** @description Start of the next page, from the `Link` header of the previous one. */
                cursor?: components["parameters"]["Cursor"];
            };
            path: {
                /** @description ID of the member. */
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            200: components["responses"]["ReviewList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            header: {
                /** @description Signature of the event by Stripe. */
                "Stripe-Signature": string;
            };
        };
        /** @description An event of Stripe, as it was signed. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The event was processed or ignored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBadge: {
        parameters: {
            path: {
                /** @description ID of the business and `.svg`, such as `42.svg`. */
                file: string;
            };
        };
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLiveness: {
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        responses: {
            /** @description Metrics in the Prometheus text format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkReadiness: {
        responses: {
            /** @description The process accepts requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRobots: {
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSitemap: {
        responses: {
            /** @description A sitemap index. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSitemapFile: {
        parameters: {
            path: {
                /** @description Number of the part of the sitemap and `.xml`, such as `1.xml`. */
                file: string;
            };
        };
        responses: {
            /** @description A set of addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDemoPicture: {
        parameters: {
            query?: {
                /** @description Width of the picture, in pixels. */
                w?: components["parameters"]["Width"];
            };
            path: {
                /** @description File name of the picture, such as `cafe-patio.webp`. */
                file: components["parameters"]["PictureFile"];
            };
        };
        responses: {
            /** @description The picture in the requested width. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUpload: {
        parameters: {
            query?: {
                /** @description Width of the picture, in pixels. */
                w?: components["parameters"]["Width"];
            };
            path: {
                /** @description File name of the upload. */
                file: components["parameters"]["UploadFile"];
            };
        };
        responses: {
            /** @description The file. A picture has the requested width, or its own if that is smaller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "on.business.created": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.business.published": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessPublishedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.business.changed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessChangedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.business.hidden": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessHiddenEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.business.closed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessClosedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.review.published": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPublishedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.review.changed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChangedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.review.hidden": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewHiddenEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.review.answered": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnsweredEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.claim.submitted": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimSubmittedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.claim.approved": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimApprovedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.claim.rejected": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRejectedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.claim.expired": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimExpiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.policy.changed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyChangedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.policy.confirmed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyConfirmedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.policy.disputed": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyDisputedEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    "on.webhook.test": {
        parameters: {
            header: {
                /** @description The same each time this event is sent. Ignore an event that you have already processed. */
                "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When the request was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description One signature for each valid secret, separated by spaces. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            410: components["responses"]["WebhookGone"];
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
}
