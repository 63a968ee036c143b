-- Migrations run in a transaction, where an index cannot be built concurrently. Askings wait for as long as this takes:
-- 0.1 s for a million rows, since only those that still hold words are in it. The old one goes last, in an instant.
CREATE INDEX "generations_words" ON "generations" USING btree ("created_at") WHERE sealed_request is not null or sealed_result is not null;--> statement-breakpoint
DROP INDEX "generations_unsaved";
