CREATE TABLE "customer_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "address_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "person_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_for_dispute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_address_due" ON "customers" USING btree ("person_changed_at") WHERE person_changed_at > address_told_at and deleted_at is null;