CREATE TABLE "erased_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL,
	"user_id" uuid,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failing_events" (
	"consumer" text NOT NULL,
	"event_id" text NOT NULL,
	"subject" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"traceparent" text,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failing_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
DROP INDEX "prayers_journal";--> statement-breakpoint
CREATE INDEX "erased_people_unsettled" ON "erased_people" USING btree ("erased_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "failing_events_next_attempt_at" ON "failing_events" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "prayers_journal" ON "prayers" USING btree ("user_id","created_at","id");