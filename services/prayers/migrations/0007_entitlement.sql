ALTER TABLE "quotas" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "early_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotas" ADD COLUMN "entitlement_version" bigint DEFAULT 0 NOT NULL;