CREATE TABLE "shared_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"prayer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"sealed_report" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_reports_user_id" ON "shared_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_reports_prayer_id" ON "shared_reports" USING btree ("prayer_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_reports_created_at" ON "shared_reports" USING btree ("created_at");