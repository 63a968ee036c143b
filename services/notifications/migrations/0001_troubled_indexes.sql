CREATE INDEX "deliveries_troubled" ON "deliveries" USING btree ("claimed_at") WHERE state in ('failed', 'unknown');--> statement-breakpoint
CREATE INDEX "letter_confirmations_troubled" ON "letter_confirmations" USING btree ("claimed_at") WHERE state in ('failed', 'unknown');--> statement-breakpoint
CREATE INDEX "letter_sends_troubled" ON "letter_sends" USING btree ("claimed_at") WHERE state in ('failed', 'unknown');--> statement-breakpoint
CREATE INDEX "psalm_sends_troubled" ON "psalm_sends" USING btree ("claimed_at") WHERE state in ('failed', 'unknown');