CREATE TABLE "browser_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"properties" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_events_happened_at" ON "browser_events" USING btree ("happened_at");