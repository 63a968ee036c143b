CREATE TABLE "reports" (
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"sealed_report" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_user_id_generation_id_pk" PRIMARY KEY("user_id","generation_id")
);
--> statement-breakpoint
CREATE INDEX "reports_created_at" ON "reports" USING btree ("created_at");